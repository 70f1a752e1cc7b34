import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { formatCount } from "#ui/format-number.ts";
import type { Route } from "./+types/stock";
import { ProductTitle } from "./product-title.tsx";
import { isStockCursor, listStock } from "./queries/list-stock.server.ts";
import { stockList } from "./stock-query.ts";

export const meta = pageTitle("Stock · Admin", { robots: "noindex" });
export const loader = listLoader({ list: stockList, isCursor: isStockCursor, read: listStock });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, stockList);

const extra = { isNumeric: true, isHiddenOnPhones: true };

/** What came in, what is held for buyers, what is sold and what is left of each variant; what runs low first. */
export default function StockPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminTablePage
      list={stockList}
      loaded={loaderData}
      label="Stock"
      search={{ placeholder: "Part of the product's title" }}
      filters={[
        {
          label: "Show",
          name: "show",
          emptyLabel: "Low stock",
          options: [{ value: "all", label: "Everything" }],
        },
      ]}
      columns={[
        {
          header: "Variant",
          cell: ({ productTitle, title, ...row }) => (
            <ProductTitle {...row} title={productTitle} note={title} />
          ),
        },
        { header: "Seller", isHiddenOnPhones: true, cell: ({ seller }) => seller ?? "Nobody" },
        { header: "Received", ...extra, cell: ({ received }) => formatCount(received) },
        { header: "Held", ...extra, cell: ({ held }) => formatCount(held) },
        { header: "Sold", ...extra, cell: ({ sold }) => formatCount(sold) },
        { header: "Left", isNumeric: true, cell: ({ left }) => <Left left={left} /> },
      ]}
      open={{
        label: "Count",
        to: ({ id }) => `/admin/stock/${id}`,
        name: ({ productTitle, title }) => `${productTitle}, ${title}`,
      }}
      empty={{
        ...(loaderData.query.search
          ? {
              title: "No stock like that.",
              text: "The titles of products are searched, by any part of them. Variants whose stock is not counted are not here.",
            }
          : {
              title: "Nothing runs low.",
              text: "Variants come here with five left, and go when there are ten again.",
            }),
        action: <ButtonLink to={stockList.href({ show: "all" })}>All stock</ButtonLink>,
      }}
    />
  );
}

/** How many are left, as a badge where they are few. */
function Left({ left }: { left: number }) {
  if (left <= 0) return <Badge tone="bad">Sold out</Badge>;
  return left <= 5 ? <Badge tone="waiting">{`${left} left`}</Badge> : `${formatCount(left)} left`;
}
