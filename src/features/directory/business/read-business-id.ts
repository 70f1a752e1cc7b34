import { isUuid } from "#platform/db/is-uuid.ts";

/** The id in a business's URL; null if it is not a valid id. */
export function readBusinessId(param: string): string | null {
  return isUuid(param) ? param.toLowerCase() : null;
}
