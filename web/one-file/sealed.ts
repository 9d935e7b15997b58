// Twin of old/sealed.ts: all that the file needs stands in it, in frames as well.

/** There is nothing to be refused. */
export function leaveIfRefused(): void {
  // It stays.
}
