import { Plus } from "lucide";
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
import type { Route } from "./+types/products";
import { ProductTable } from "./product-table.tsx";
import { type AdminProductQuery, adminProductList, productStates, toEditor } from "./products-query.ts";
import { listProducts, productOrder } from "./queries/list-products.server.ts";

export const headers = passHeaders;
export const meta = pageTitle("Products · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: adminProductList,
  isCursor: productOrder.isCursor,
  read: listProducts,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, adminProductList);

/** The table of all products, by title. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { query, found, failure, ignored } = loaderData;
  const { items = [], nextCursor = null, total } = found ?? {};
  const position = total ? adminProductList.position(query, { items: items.length, ...total }) : null;
  return (
    <>
      <Filters query={query} />
      {ignored.map(({ words }) => (
        <p key={words} className="table-note">
          {words}
        </p>
      ))}
      {failure ? (
        <TableFailed {...failure} />
      ) : items.length > 0 ? (
        <>
          <ProductTable rows={items} query={query} />
          <Pager
            label="Pages of products"
            {...adminProductList.pages(query, nextCursor, "")}
            position={position}
          />
        </>
      ) : (
        <NoProducts query={query} />
      )}
    </>
  );
}

function Filters({ query }: { query: AdminProductQuery }) {
  const live = useListForm(adminProductList, query);
  return (
    <TableFilters
      label="Search products"
      action={adminProductList.path}
      submitLabel="Search"
      form={live.form}
      onSubmit={live.onSubmit}
      end={
        <ButtonLink to={toEditor("new", query)}>
          <Icon of={Plus} />
          Add product
        </ButtonLink>
      }
    >
      <TextField
        label="Search products"
        name="search"
        type="search"
        placeholder="Part of the title"
        autoComplete="off"
        maxLength={100}
        value={live.text}
        onChange={live.onType}
      />
      <Select
        label="Status"
        name="status"
        emptyLabel="Any status"
        options={productStates}
        value={live.pending.status}
        onChange={() => live.onChoose()}
      />
    </TableFilters>
  );
}

function NoProducts({ query }: { query: AdminProductQuery }) {
  const isFiltered = query.search !== "" || query.status !== "";
  return (
    <EmptyState
      title={isFiltered ? "No product like that." : "No products yet."}
      cloth={<Cloth id="admin-products" palette="plum" ratio={0.93} height={420} eager />}
      actions={
        isFiltered ? (
          <ButtonLink to={adminProductList.path}>All products</ButtonLink>
        ) : (
          <ButtonLink to={toEditor("new", query)}>Add product</ButtonLink>
        )
      }
    >
      {isFiltered
        ? "Titles are searched by any part of them."
        : "The first one you publish is in the store at once."}
    </EmptyState>
  );
}
