import { Plus } from "lucide";
import { listLoader } from "#platform/http/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useListForm } from "#ui/list-page/use-list-form.ts";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TableFilters } from "#ui/table-filters.tsx";
import { searchSynonyms, synonymOrder } from "../queries/search-synonyms.server.ts";
import type { Route } from "./+types/synonyms";
import { type SynonymQuery, synonymList } from "./synonyms-query.ts";

export const headers = passHeaders;
export const meta = pageTitle("Search words · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: synonymList,
  isCursor: ({ after }: SynonymQuery) => synonymOrder.isCursor({ after, sort: "phrase" }),
  read: searchSynonyms,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, synonymList);

/** What people type, and what searches take it for. */
export default function SynonymsPage({ loaderData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  const { items = [], nextCursor = null } = found ?? {};
  return (
    <>
      <p className="mb-4 max-w-[64ch] text-pretty text-muted">
        Synonyms: what people type and what we search for. A change counts in every search within a minute.
      </p>
      <Filters query={query} />
      {failure ? (
        <TableFailed {...failure} />
      ) : items.length > 0 ? (
        <>
          <DataTable
            label="Search words"
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              { header: "People type", cell: ({ phrase }) => <RowTitle title={phrase} /> },
              { header: "Searched for", cell: ({ means }) => means ?? "Nothing more" },
              { header: "Category", cell: ({ category }) => category ?? "Any" },
              {
                header: "Actions",
                isAction: true,
                cell: ({ id, phrase }) => (
                  <ButtonLink
                    to={`/admin/search-words/${id}`}
                    variant="quiet"
                    aria-label={`Change ${phrase}`}
                  >
                    Change
                  </ButtonLink>
                ),
              },
            ]}
          />
          <Pager
            label="Pages of search words"
            {...synonymList.pages(query, nextCursor, "")}
            position={null}
          />
        </>
      ) : (
        <NoWords isSearched={query.search !== ""} />
      )}
    </>
  );
}

function Filters({ query }: { query: SynonymQuery }) {
  const live = useListForm(synonymList, query);
  return (
    <TableFilters
      label="Search the words"
      action={synonymList.path}
      submitLabel="Search"
      form={live.form}
      onSubmit={live.onSubmit}
      end={
        <ButtonLink to="/admin/search-words/new">
          <Icon of={Plus} />
          Add words
        </ButtonLink>
      }
    >
      <TextField
        label="Search the words"
        name="search"
        type="search"
        placeholder="Part of the words"
        autoComplete="off"
        maxLength={100}
        value={live.text}
        onChange={live.onType}
      />
    </TableFilters>
  );
}

function NoWords({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState
      title={isSearched ? "No words like that." : "No words yet."}
      cloth={<Cloth id="admin-search-words" palette="gold" ratio={0.93} height={420} eager />}
      actions={<ButtonLink to="/admin/search-words/new">Add words</ButtonLink>}
    >
      People search in their own words. Add those that find nothing, and say what they mean.
    </EmptyState>
  );
}
