import {
  capTotal,
  type SearchCounts,
  type SearchFacet,
  type SearchGrid,
  type SearchList,
} from "../engine.ts";
import type { OpenSearch } from "./client.server.ts";
import { inBox, listFilters } from "./list.server.ts";
import { allOf, type Clause } from "./query.ts";

const maxCells = 500;
const maxStates = 200;
const maxCategories = 1_000;
/** The bucket for documents without a category. No category has this name. */
const noCategory = "\u0001";

type Bucket<Inner = unknown> = { key: string | number; doc_count: number } & Inner;
type Terms = { names: { buckets: Bucket[] } };
type Cell = Bucket<{ middle: { location: { lat: number; lon: number } } }>;
type Aggregations = {
  chosen: { doc_count: number };
  categories: Terms;
  states: Terms;
  cells?: { columns: { buckets: Bucket<{ rows: { buckets: Cell[] } }>[] } };
};

/** Counts the titles that contain a text: in total, by category, by state and by map cell. One request. */
export async function countMatches(
  search: OpenSearch,
  list: SearchList,
  grid: SearchGrid | null,
): Promise<SearchCounts> {
  const filters = (ignored: Partial<SearchList>) => listFilters({ ...list, titlePart: "", ...ignored });
  const chosen = filters({});
  const aggs = {
    chosen: { filter: allOf(chosen) },
    // Each facet ignores its own filter.
    categories: termsOf(filters({ category: null }), "category", maxCategories, noCategory),
    states: termsOf(filters({ state: null }), "state", maxStates),
    cells: grid ? cellsOf(chosen, grid) : undefined,
  };
  const query = allOf(listFilters({ ...list, category: null, state: null }));
  const [response] = await search.search([{ kind: list.kind, body: { size: 0, query, aggs } }]);
  const aggregations = response?.aggregations as Aggregations | undefined;
  if (!aggregations) throw new Error("OpenSearch returned no aggregations.");
  return {
    total: capTotal(aggregations.chosen.doc_count),
    categories: toFacets(aggregations.categories),
    states: toFacets(aggregations.states),
    cells: toCells(aggregations.cells?.columns.buckets ?? []),
    isApproximate: false,
  };
}

function termsOf(filters: Clause[], field: string, size: number, missing?: string): Clause {
  return { filter: allOf(filters), aggs: { names: { terms: { field, size, missing } } } };
}

function toFacets({ names }: Terms): SearchFacet[] {
  return names.buckets
    .map(({ key, doc_count: documents }) => ({ name: key === noCategory ? null : String(key), documents }))
    .sort((a, b) => b.documents - a.documents || ((a.name ?? "") < (b.name ?? "") ? -1 : 1));
}

/** The grid starts at the south pole and the date line. */
function cellsOf(filters: Clause[], grid: SearchGrid): Clause {
  const histogram = (field: string, offset: number) => ({
    histogram: { field, interval: grid.degrees, offset, min_doc_count: 1 },
  });
  const rows = { ...histogram("latitude", -90), aggs: { middle: { geo_centroid: { field: "point" } } } };
  return {
    filter: allOf([...filters, inBox(grid)]),
    aggs: { columns: { ...histogram("longitude", -180), aggs: { rows } } },
  };
}

function toCells(columns: Bucket<{ rows: { buckets: Cell[] } }>[]): SearchCounts["cells"] {
  return columns
    .flatMap(({ rows }) => rows.buckets)
    .map(({ doc_count: documents, middle: { location } }) => ({
      documents,
      latitude: location.lat,
      longitude: location.lon,
    }))
    .sort((a, b) => b.documents - a.documents)
    .slice(0, maxCells);
}
