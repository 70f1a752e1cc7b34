import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { Badge } from "#ui/badge.tsx";
import { describeCount, formatCount } from "#ui/format-number.ts";
import { dollars } from "../dollars.ts";
import { formatPrice } from "../exports/format-price.ts";
import type { Route } from "./+types/products";
import { ProductTitle } from "./product-title.tsx";
import { adminProductList, productStates } from "./products-query.ts";
import { type AdminProduct, listProducts, productOrder } from "./queries/list-products.server.ts";

export const meta = pageTitle("Products · Admin", { robots: "noindex" });
export const loader = listLoader({
  list: adminProductList,
  isCursor: productOrder.isCursor,
  read: listProducts,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, adminProductList);

/** The table of all products, by title. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  const toEditor = (id: string) => adminProductList.hrefTo(`/admin/products/${id}`, query);
  return (
    <AdminTablePage
      list={adminProductList}
      loaded={loaderData}
      label="Products"
      search={{ placeholder: "Part of the title" }}
      filters={[{ label: "Status", name: "status", emptyLabel: "Any status", options: productStates }]}
      add={{ to: toEditor("new"), label: "Add product" }}
      columns={[
        {
          header: "Product",
          cell: ({ id, title, imageUrl, variants }) => (
            <ProductTitle
              productId={id}
              imageUrl={imageUrl}
              title={title}
              note={describeCount(variants, "variant", "variants")}
            />
          ),
        },
        { header: "Seller", cell: ({ seller }) => seller ?? <span className="text-muted">Nobody</span> },
        { header: "Status", cell: (row) => <Status {...row} /> },
        {
          header: "Price",
          isNumeric: true,
          cell: ({ price }) => (price === null ? "None" : formatPrice(price, dollars)),
        },
        {
          header: "Left",
          isNumeric: true,
          isHiddenOnPhones: true,
          cell: ({ left }) => (left === null ? "Not counted" : `${formatCount(left)} left`),
        },
      ]}
      open={{ label: "Edit", to: ({ id }) => toEditor(id), name: ({ title }) => title }}
      empty={{ title: "No products yet.", text: "The first one you publish is in the store at once." }}
      noMatch={{ title: "No product like that.", text: "Titles are searched by any part of them." }}
    />
  );
}

function Status({ status, isWithdrawn }: AdminProduct) {
  if (isWithdrawn) return <Badge tone="bad">Withdrawn</Badge>;
  return status === "published" ? <Badge tone="good">Published</Badge> : <Badge tone="waiting">Draft</Badge>;
}
