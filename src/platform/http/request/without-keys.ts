// The key of a calendar, a shared trip or a conversation, and the token of an unsubscribe link.
const secretParts =
  /^(\/calendar\/|\/trips\/shared\/|\/messages\/|\/letters\/stop\/)[^/.]+(?:\.[^/.]+\.[^/.]+)?/i;

/** A path for the log, without secret keys, which work like passwords. */
export function withoutKeys(path: string): string {
  return path.replace(secretParts, "$1[key]");
}
