/** The first and the last byte of a part. */
export type Range = { first: number; last: number };

/**
 * Which part of a body a request asks for: null for the whole, "outside" where the body has no such part.
 * Several parts at once are answered with the whole, and so is a part of a body that has changed since.
 */
export function readRange(headers: Headers, body: { size: number; etag: string }): Range | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  if (!from && !to) return null;
  const expected = headers.get("if-range");
  if (expected && expected !== body.etag) return null;
  const end = body.size - 1;
  // Without a first byte the number counts from the end.
  const range = from
    ? { first: Number(from), last: Math.min(to ? Number(to) : end, end) }
    : { first: Math.max(0, body.size - Number(to)), last: end };
  if (from && to && Number(from) > Number(to)) return null;
  return range.first <= range.last ? range : "outside";
}
