// What the unit tests of the API share.

/** The `code` of the Error that `run` throws; whatever else it throws, even one without a sentence, is thrown on. */
export function codeOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error && error.message.length > 5)) throw error;
    return (error as Error & { code?: unknown }).code;
  }
  return "nothing was thrown";
}
