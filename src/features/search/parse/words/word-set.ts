/** A set of words or phrases from a list with commas. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/,\s+/));
}
