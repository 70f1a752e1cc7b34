import { TextLink } from "#ui/text-link.tsx";
import { type DirectoryQuery, mapPath } from "../../input.ts";
import type { DirectoryData } from "../read-directory.server.ts";

/** Notices about the query, above the list. */
export function listNotices(query: DirectoryQuery, found: DirectoryData): string[] {
  const notices: string[] = [];
  // An unknown ZIP code is also reported at its field, but that is often off screen, in the filter sheet.
  if (found.isUnknownPlace)
    notices.push(
      found.zipProblem ??
        `We know no business around “${query.near}” yet. Check the spelling, or try a larger city nearby.`,
    );
  if (found.place?.isGuess)
    notices.push(`We know no place named “${query.near}”, so this is around ${found.place.label}.`);
  return notices;
}

/** A list by distance is capped. Says so where it ends early. */
export function NearbyEnd({ query, place }: { query: DirectoryQuery; place: DirectoryData["place"] }) {
  return (
    <p className="mt-8">
      That is as far as we look around {place?.label ?? "your location"}. Pick a category or search by name to
      see others, or <TextLink to={mapPath(query)}>look further on the map</TextLink>.
    </p>
  );
}
