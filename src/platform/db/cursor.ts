/** Turns the sort values of a page's last row into an opaque mark for the address. */
export function writeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** Reads such a mark back; null when it is missing, damaged or not of the expected shape. */
export function readCursor<Shape extends readonly ("string" | "number")[]>(
  cursor: string | undefined,
  shape: Shape,
): { [Place in keyof Shape]: Shape[Place] extends "string" ? string : number } | null {
  if (!cursor || cursor.length > 1000) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const fits =
      Array.isArray(values) &&
      values.length === shape.length &&
      values.every((value, place) => typeof value === shape[place]);
    return fits ? (values as never) : null;
  } catch {
    return null;
  }
}
