import { isUuid } from "#platform/db/is-uuid.ts";

/** The id in a business's URL, or null if it is invalid. */
export function readBusinessId(param: string): string | null {
  return isUuid(param) ? param.toLowerCase() : null;
}
