const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID, case-insensitive. PostgreSQL fails on anything else where a column is one. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
