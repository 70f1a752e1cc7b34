import { artistSearchSource } from "#features/artists/exports/search-source.server.ts";
import { venueSearchSource } from "#features/entertainment/exports/search-source.server.ts";
import { eventSearchSource } from "#features/events/exports/search-source.server.ts";
import { productSearchSource } from "#features/store/exports/search-source.server.ts";
import {
  guideSearchSource,
  staySearchSource,
  tourSearchSource,
} from "#features/travel/exports/search-source.server.ts";
import type { SearchSource } from "#platform/search/search-source.ts";
import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";
import type { SearchKind } from "../parse/parsed-query.ts";

/** Every kind except businesses, which are searched separately. Help texts are part of the code. */
const searchSources: readonly SearchSource<SearchKind>[] = [
  eventSearchSource,
  artistSearchSource,
  productSearchSource,
  guideSearchSource,
  tourSearchSource,
  staySearchSource,
  venueSearchSource,
];

/** The kinds whose launch switch is on. */
export function listOpenSources(open: OpenSwitches): readonly SearchSource<SearchKind>[] {
  return searchSources.filter(({ launchSwitch }) => !launchSwitch || open.has(launchSwitch));
}
