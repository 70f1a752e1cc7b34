import { isUuid } from "#platform/db/is-uuid.ts";

/** The two lists that stand in the artist directory beside its own, by the beginning of their addresses. */
const tables = { film: "underground_filmmakers", theater: "black_theater_arts" } as const;

export type ListedTable = (typeof tables)[keyof typeof tables];
/** What an address of a profile names: an artist, or an entry of one of the other lists. */
export type ProfileId = { id: string; table: ListedTable | null };

/** The id in the address of a profile; null if it is none. */
export function readProfileId(param: string): ProfileId | null {
  if (isUuid(param)) return { id: param.toLowerCase(), table: null };
  const [, list, id = ""] = /^(film|theater)-(.+)$/.exec(param) ?? [];
  return list && isUuid(id) ? { id: id.toLowerCase(), table: tables[list as keyof typeof tables] } : null;
}
