const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id in a business's URL; null if it is not a valid id. */
export function readBusinessId(param: string): string | null {
  return uuid.test(param) ? param.toLowerCase() : null;
}
