import { type RawBuilder, sql } from "kysely";
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
import type { SearchKind } from "../reading/reading.ts";

/** Every kind in `search_entries`. Businesses have tables of their own, and help is in the code. */
export const searchSources: readonly SearchSource<SearchKind>[] = [
  eventSearchSource,
  artistSearchSource,
  productSearchSource,
  guideSearchSource,
  tourSearchSource,
  staySearchSource,
  venueSearchSource,
];

/** The kinds whose pages are open. */
export function listOpenSources(open: OpenSwitches): readonly SearchSource<SearchKind>[] {
  return searchSources.filter(({ launchSwitch }) => !launchSwitch || open.has(launchSwitch));
}

/** Kinds with an index of their own (migrations/20261117T0210_search_entries.sql); all others share one. */
const largeKinds: readonly SearchKind[] = ["event", "artist", "product"];

/** The kinds by the index that their texts are in. */
export function groupByIndex(kinds: readonly SearchKind[]): SearchKind[][] {
  const others = kinds.filter((kind) => !largeKinds.includes(kind));
  const large = kinds.filter((kind) => largeKinds.includes(kind)).map((kind) => [kind]);
  return others.length > 0 ? [...large, others] : large;
}

/** Whether an entry is of one of these kinds. */
export function isOfKinds(kinds: readonly SearchKind[]): RawBuilder<boolean> {
  return sql<boolean>`kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;
}
