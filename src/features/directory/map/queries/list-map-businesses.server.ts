import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchPin } from "#platform/search/engine.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import {
  loadSummaries,
  type SearchFilters,
  toSearchList,
} from "../../search/queries/list-businesses.server.ts";
import { type Box, boxAround } from "../search-map.ts";

export type MapBusiness = {
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  latitude: number;
  longitude: number;
};
type Area = {
  box: Box;
  /** Limits the results to these cells of the box. */
  cells?: { zoom: number; list: readonly { x: number; y: number }[] };
};
type Page = { limit: number; offset?: number };

/** The best ranked businesses in a box, which should be small or have few of them. */
export async function listMapBusinesses(
  db: Db,
  { box, limit, ...filters }: SearchFilters & { box: Box; limit: number },
): Promise<MapBusiness[]> {
  const pins = await findPins(db, filters, { box }, { limit });
  const pinsById = new Map(pins.map((pin) => [pin.id, pin]));
  const summaries = await loadSummaries(db, pins);
  return summaries.flatMap(({ id, name, category, location }) => {
    const pin = pinsById.get(id);
    return pin ? [{ id, name, category, location, latitude: pin.latitude, longitude: pin.longitude }] : [];
  });
}

/** A page of the businesses in an area, in the order of the directory. */
export function findPins(
  db: Db,
  filters: SearchFilters,
  { box, cells }: Area,
  { limit, offset = 0 }: Page,
): Promise<SearchPin[]> {
  const boxes = cells ? cells.list.map((cell) => boxAround([cell], cells.zoom)) : [box];
  return searchEngineOf(db).listPins({ list: { ...toSearchList(filters), limit }, boxes, offset });
}
