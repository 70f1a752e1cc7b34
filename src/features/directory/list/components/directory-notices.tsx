import { TextLink } from "#ui/text-link.tsx";
import { type DirectoryQuery, mapPath } from "../../input.ts";
import type { DirectoryData } from "../read-directory.server.ts";

/** What is said above the list about what was asked for. */
export function listNotices(query: DirectoryQuery, found: DirectoryData): string[] {
  const notices: string[] = [];
  // A wrong ZIP code is named at its field too, which is often out of sight: in a sheet or further down.
  if (found.isUnknownPlace)
    notices.push(
      found.zipProblem ??
        `We know no business around “${query.near}” yet. Check the spelling, or try a larger city nearby.`,
    );
  if (found.place?.isGuess)
    notices.push(`We know no place named “${query.near}”, so this is around ${found.place.label}.`);
  if (found.isPartial)
    notices.push(
      `So many names come close to “${query.search}” that we looked through the best rated ones only. One more letter or word helps.`,
    );
  return notices;
}

/** A list by distance does not go on forever: where it ends though there are more, it says so. */
export function NearbyEnd({ query, place }: { query: DirectoryQuery; place: DirectoryData["place"] }) {
  return (
    <p className="mt-8">
      That is as far as we look around {place?.label ?? "the marked spot"}. Pick a category or search by name
      to see others, or <TextLink to={mapPath(query)}>look further on the map</TextLink>.
    </p>
  );
}
