import type { Projection } from "#platform/projections/projection.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";

const events = [
  { table: "events", id: "id" },
  { table: "new_events", id: "id" },
];

/** Every projection that the worker compares with its source each night, in an order in which one may feed the next. */
export const projections: readonly Projection[] = [
  { name: "business_stats", sources: [{ table: "businesses", id: "id" }] },
  { name: "travel_review_stats", sources: [{ table: "travel_subjects", id: "id" }] },
  { name: "artist_vote_counts", sources: [{ table: "artist_directory", id: "artist_id" }] },
  { name: "event_listings", sources: events },
  { name: "event_dates", sources: events },
  { name: "store_listings", sources: [{ table: "products", id: "id" }] },
  { name: "store_counts", sources: [] },
  { name: "search_documents", sources: [], check: compareDocuments },
  { name: "search_counts", sources: [] },
];
