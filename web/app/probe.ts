// Whether the page could be loaded anew (web/one-file/probe.ts is its twin).

/** Asks the server for the page's head, or else the page. Where nobody can be asked, or the device has the page, it is taken to be there. */
export async function isThere(): Promise<boolean> {
  // A sandboxed frame may read no answer that a server does not share with everyone, and in Safari not even ask for workers.
  if (origin === "null" || !location.protocol.startsWith("http")) return true;
  const kept = (navigator as Partial<Navigator>).serviceWorker?.controller ?? null;
  if (kept !== null) return true;
  const ask = (method: string): Promise<Response> => fetch(location.href, { method, cache: "no-store" });
  try {
    const head = await ask("HEAD");
    // Small servers may know no such method.
    const answer = head.status === 405 || head.status === 501 ? await ask("GET") : head;
    // Errors, and what networks with a page of their own to sign in say, are answers, too.
    return answer.ok && /^text\/html\b/i.test(answer.headers.get("content-type") ?? "");
  } catch {
    return false;
  }
}
