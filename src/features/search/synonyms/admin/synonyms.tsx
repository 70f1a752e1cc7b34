import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { searchSynonyms, synonymOrder } from "../queries/search-synonyms.server.ts";
import type { Route } from "./+types/synonyms";
import { type SynonymQuery, synonymList } from "./synonyms-query.ts";

export const meta = pageTitle("Search words · Admin", { robots: "noindex" });
export const loader = listLoader({
  list: synonymList,
  isCursor: ({ after }: SynonymQuery) => synonymOrder.isCursor({ after, sort: "phrase" }),
  read: searchSynonyms,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, synonymList);

/** What people type, and what searches take it for. */
export default function SynonymsPage({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  const toEditor = (id: string) => synonymList.hrefTo(`/admin/search-words/${id}`, query);
  const add = { to: toEditor("new"), label: "Add words" };
  return (
    <AdminTablePage
      list={synonymList}
      loaded={loaderData}
      label="Search words"
      lead="Synonyms: what people type and what we search for. A change counts in every search within a minute."
      search={{ label: "Search the words", placeholder: "Part of the words" }}
      add={add}
      columns={[
        { header: "People type", cell: ({ phrase }) => <RowTitle title={phrase} /> },
        { header: "Searched for", cell: ({ means }) => means ?? "Nothing more" },
        { header: "Category", cell: ({ category }) => category ?? "Any" },
      ]}
      open={{ label: "Change", to: ({ id }) => toEditor(id), name: ({ phrase }) => phrase }}
      empty={{
        title: query.search ? "No words like that." : "No words yet.",
        text: "People search in their own words. Add those that find nothing, and say what they mean.",
        action: <ButtonLink to={add.to}>{add.label}</ButtonLink>,
      }}
    />
  );
}
