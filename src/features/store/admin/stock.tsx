import { listLoader } from "#platform/http/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { useListForm } from "#ui/list-page/use-list-form.ts";
import { Pager } from "#ui/pagination.tsx";
import { Select } from "#ui/select.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TableFilters } from "#ui/table-filters.tsx";
import type { Route } from "./+types/stock";
import { isStockCursor, listStock } from "./queries/list-stock.server.ts";
import { type StockQuery, stockList } from "./stock-query.ts";
import { StockTable } from "./stock-table.tsx";

export const headers = passHeaders;
export const meta = pageTitle("Stock · Admin", { robots: "noindex" });

export const loader = listLoader({ list: stockList, isCursor: isStockCursor, read: listStock });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, stockList);

/** What is left of each variant, what runs low first. */
export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  const { items = [], nextCursor = null } = found ?? {};
  return (
    <>
      <Filters query={query} />
      {failure ? (
        <TableFailed {...failure} />
      ) : items.length > 0 ? (
        <>
          <StockTable rows={items} />
          <Pager label="Pages of stock" {...stockList.pages(query, nextCursor, "")} position={null} />
        </>
      ) : (
        <NoStock query={query} />
      )}
    </>
  );
}

function Filters({ query }: { query: StockQuery }) {
  const live = useListForm(stockList, query);
  return (
    <TableFilters
      label="Search stock"
      action={stockList.path}
      submitLabel="Search"
      form={live.form}
      onSubmit={live.onSubmit}
    >
      <TextField
        label="Search stock"
        name="search"
        type="search"
        placeholder="Part of the product's title"
        autoComplete="off"
        maxLength={100}
        value={live.text}
        onChange={live.onType}
      />
      <Select
        label="Show"
        name="show"
        emptyLabel="Low stock"
        options={[{ value: "all", label: "Everything" }]}
        value={live.pending.show}
        onChange={() => live.onChoose()}
      />
    </TableFilters>
  );
}

function NoStock({ query }: { query: StockQuery }) {
  const isSearched = query.search !== "";
  return (
    <EmptyState
      title={isSearched ? "No stock like that." : "Nothing runs low."}
      cloth={<Cloth id="admin-stock" palette="plum" ratio={0.93} height={420} eager />}
      actions={<ButtonLink to={stockList.href({ show: "all" })}>All stock</ButtonLink>}
    >
      {isSearched
        ? "The titles of products are searched, by any part of them. Variants whose stock is not counted are not here."
        : "Variants come here with five left, and go when there are ten again."}
    </EmptyState>
  );
}
