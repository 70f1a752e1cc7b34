/** The first and last byte of a range. */
export type Range = { first: number; last: number };

/**
 * The requested byte range: null for the whole body, "outside" if the range cannot be satisfied.
 * Multiple ranges get the whole body, and so does a range of a body that has changed since.
 */
export function readRange(headers: Headers, body: { size: number; etag: string }): Range | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  if (!from && !to) return null;
  const expected = headers.get("if-range");
  if (expected && expected !== body.etag) return null;
  const end = body.size - 1;
  // Without a first byte, the number is the length of a suffix.
  const range = from
    ? { first: Number(from), last: Math.min(to ? Number(to) : end, end) }
    : { first: Math.max(0, body.size - Number(to)), last: end };
  if (from && to && Number(from) > Number(to)) return null;
  return range.first <= range.last ? range : "outside";
}
