import { isUuid } from "#platform/db/is-uuid.ts";

/** The other lists in the artist directory, by URL prefix. */
const tables = { film: "underground_filmmakers", theater: "black_theater_arts" } as const;

export type ListedTable = (typeof tables)[keyof typeof tables];
/** What the URL of a profile refers to: an artist, or an entry of another list. */
export type ProfileId = { id: string; table: ListedTable | null };

/** The id in a profile's URL, or null if malformed. */
export function readProfileId(param: string): ProfileId | null {
  if (isUuid(param)) return { id: param.toLowerCase(), table: null };
  const [, list, id = ""] = /^(film|theater)-(.+)$/.exec(param) ?? [];
  return list && isUuid(id) ? { id: id.toLowerCase(), table: tables[list as keyof typeof tables] } : null;
}
