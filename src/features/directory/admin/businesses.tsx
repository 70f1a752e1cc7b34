import { Plus } from "lucide";
import { stateCodes } from "#platform/geo/us-states.ts";
import { listLoader } from "#platform/http/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useListForm } from "#ui/list-page/use-list-form.ts";
import { Pager } from "#ui/pagination.tsx";
import { Select } from "#ui/select.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TableFilters } from "#ui/table-filters.tsx";
import { listCategories } from "../queries/list-categories.server.ts";
import { orderCategories } from "../rules.ts";
import type { Route } from "./+types/businesses";
import { BusinessTable } from "./business-table.tsx";
import { type AdminBusinessQuery, adminBusinessList } from "./businesses-query.ts";
import { isAdminCursor, readAdminBusinesses } from "./read-admin-businesses.server.ts";
import { toEditor } from "./return-to-list.ts";

export const headers = passHeaders;
export const meta = pageTitle("Businesses · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: adminBusinessList,
  isCursor: isAdminCursor,
  read: async (db, query) => {
    const [found, categories] = await Promise.all([readAdminBusinesses(db, query), listCategories(db)]);
    return { ...found, categories: orderCategories(categories.map(({ name }) => name)) };
  },
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, adminBusinessList);

/** The table of all businesses, by name. */
export default function BusinessesPage({ loaderData }: Route.ComponentProps) {
  const { query, found, failure, ignored } = loaderData;
  const { items = [], nextCursor = null, total } = found ?? {};
  const position = total ? adminBusinessList.position(query, { items: items.length, ...total }) : null;
  return (
    <>
      <Filters query={query} categories={found?.categories ?? []} />
      {ignored.map(({ words }) => (
        <p key={words} className="table-note">
          {words}
        </p>
      ))}
      {failure ? (
        <TableFailed {...failure} />
      ) : items.length > 0 ? (
        <>
          <BusinessTable rows={items} query={query} />
          <Pager
            label="Pages of businesses"
            {...adminBusinessList.pages(query, nextCursor, "")}
            position={position}
          />
        </>
      ) : (
        <NoBusinesses query={query} />
      )}
    </>
  );
}

function Filters({ query, categories }: { query: AdminBusinessQuery; categories: readonly string[] }) {
  const live = useListForm(adminBusinessList, query);
  return (
    <TableFilters
      label="Search businesses"
      action={adminBusinessList.path}
      submitLabel="Search"
      form={live.form}
      onSubmit={live.onSubmit}
      end={
        <ButtonLink to={toEditor("new", query)}>
          <Icon of={Plus} />
          Add business
        </ButtonLink>
      }
    >
      <TextField
        label="Search businesses"
        name="search"
        type="search"
        placeholder="Part of the name"
        autoComplete="off"
        maxLength={100}
        value={live.text}
        onChange={live.onType}
      />
      <Select
        label="Category"
        name="category"
        emptyLabel="All categories"
        options={categories}
        value={live.pending.category}
        onChange={() => live.onChoose()}
      />
      <Select
        label="State"
        name="state"
        emptyLabel="All states"
        options={Object.keys(stateCodes)}
        value={live.pending.state}
        onChange={() => live.onChoose()}
      />
    </TableFilters>
  );
}

function NoBusinesses({ query }: { query: AdminBusinessQuery }) {
  const isFiltered = query.search !== "" || query.category !== "" || query.state !== "";
  return (
    <EmptyState
      title={isFiltered ? "No business like that." : "No businesses yet."}
      cloth={<Cloth id="admin-businesses" palette="gold" ratio={0.93} height={420} eager />}
      actions={
        isFiltered ? (
          <ButtonLink to={adminBusinessList.path}>All businesses</ButtonLink>
        ) : (
          <ButtonLink to={toEditor("new", query)}>Add business</ButtonLink>
        )
      }
    >
      {isFiltered
        ? "Names are searched by any part of them. A change of the last seconds may still be missing here."
        : "The first one you add is in the directory at once."}
    </EmptyState>
  );
}
