import { admins, everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { keepDocumentsFresh } from "#platform/search/keep-documents-fresh.server.ts";
import {
  compareIndexesJob,
  compareIndexesNightly,
} from "#platform/search/mirror/compare-indexes-nightly.server.ts";
import { keepMirrorFresh } from "#platform/search/mirror/keep-mirror-fresh.server.ts";
import { searchRoutes, searchSections } from "./routes.ts";

export const searchFeature = defineFeature({
  name: "search",
  uses: [
    ...["accounts", "directory", "reviews", "store", "events", "travel", "entertainment", "artists"],
    ...["community", "cities"],
  ],
  routes: searchRoutes,
  sections: searchSections,
  adminTabs: [
    {
      label: "Search words",
      group: "Site",
      path: "admin/search-words",
      file: "features/search/synonyms/admin/synonyms.tsx",
      pages: [
        { path: "admin/search-words/:id", file: "features/search/synonyms/admin/synonym.tsx" },
        { path: "admin/search-words/:id/delete", file: "features/search/synonyms/admin/delete-synonym.tsx" },
      ],
    },
  ],
  access: {
    "/search": { GET: everybody() },
    "/search/suggestions": { GET: everybody() },
    "/directory?index": { GET: everybody() },
    "/store?index": { GET: everybody() },
    "/admin/search-words": { GET: admins() },
    "/admin/search-words/:id": { GET: admins(), POST: admins(400) },
    "/admin/search-words/:id/delete": { GET: admins(), POST: admins("to:/admin/search-words") },
  },
  impersonalTables: {
    "words and what they mean": ["search_synonyms"],
    "what is to be copied again, for seconds": ["search_document_changes"],
    "which other search engines have copies": ["search_mirrors"],
    "what they are to copy again, for seconds": ["search_mirror_changes"],
    "what is being built anew": ["search_rebuilds"],
    "what changed meanwhile": ["search_rebuild_changes"],
    "how good the best of a kind are": ["search_tiers"],
    "counts of documents": ["search_facets", "search_cells", "search_cities"],
    "words of names of businesses": ["search_words", "search_word_remainders"],
  },
  projections: [
    { name: "search_documents", sources: [], check: compareDocuments },
    { name: "search_counts", sources: [] },
  ],
  jobs: [handleJob(compareIndexesJob, compareIndexesNightly)],
  loops: [keepDocumentsFresh, keepMirrorFresh],
});
