import { defineSwitches } from "#platform/switches/define-switches.ts";

export const artistSwitches = defineSwitches({
  mergedProfiles: { name: "merged_artist_profiles", pages: ["artist/:id"] },
});
