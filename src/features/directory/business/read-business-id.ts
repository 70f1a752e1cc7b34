const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id in the address of a business; nothing that the database would refuse to look up. */
export function readBusinessId(param: string): string | null {
  return uuid.test(param) ? param.toLowerCase() : null;
}
