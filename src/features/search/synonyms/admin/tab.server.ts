import type { AdminTab } from "#platform/http/admin-tab.ts";

const file = (name: string) => `features/search/synonyms/admin/${name}`;

/** The table of search words, with its editor and the confirmation before one is deleted. */
export const searchWordsTab: AdminTab = {
  label: "Search words",
  path: "admin/search-words",
  file: file("synonyms.tsx"),
  pages: [
    { path: "admin/search-words/:id", file: file("synonym.tsx") },
    { path: "admin/search-words/:id/delete", file: file("delete-synonym.tsx") },
  ],
};
