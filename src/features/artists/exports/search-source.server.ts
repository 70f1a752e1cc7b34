import type { SearchSource } from "#platform/search/search-source.ts";
import { artistSwitches } from "../switches.ts";

/** Artists, filmmakers and theater people in the site search. */
export const artistSearchSource: SearchSource<"artist"> = {
  kind: "artist",
  hrefOf: ({ id, title }, open) => {
    const hasProfile = !/^(film|theater)-/.test(id) || open.has(artistSwitches.mergedProfiles.name);
    return hasProfile ? `/artist/${id}` : `/artist-directory?${new URLSearchParams({ search: title })}`;
  },
};
