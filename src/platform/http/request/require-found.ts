import { data } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";

/** The id in a URL, in lowercase. Anything else is a 404. */
export function requireId(param: string | undefined): string {
  if (!param || !isUuid(param)) throw data(null, { status: 404 });
  return param.toLowerCase();
}

/** The result of a lookup, such as a record by its id. Null or undefined is a 404. */
export function requireFound<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw data(null, { status: 404 });
  return found;
}
