/** Encodes the sort values of a page's last row as an opaque cursor for the URL. */
export function writeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

type CursorShape = readonly ("string" | "number")[];
type CursorValues<Shape extends CursorShape> = {
  [Index in keyof Shape]: Shape[Index] extends "string"
    ? string
    : Shape[Index] extends "number"
      ? number
      : string | number;
};

/** Decodes a cursor; null when it is missing, malformed or not of the expected shape. */
export function readCursor<const Shape extends CursorShape>(
  cursor: string | undefined,
  shape: Shape,
): CursorValues<Shape> | null {
  if (!cursor || cursor.length > 1000) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const fits =
      Array.isArray(values) &&
      values.length === shape.length &&
      values.every((value, index) => typeof value === shape[index]);
    return fits ? (values as never) : null;
  } catch {
    return null;
  }
}
