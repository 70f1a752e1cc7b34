import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { Badge } from "#ui/badge.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { adminOrdersOrder, listAdminOrders } from "../queries/list-admin-orders.server.ts";
import { listCurrencies } from "../queries/list-currencies.server.ts";
import type { Route } from "./+types/orders";
import { adminOrderPath, adminOrdersList, orderFilters } from "./orders-query.ts";
import { presentOrderRow } from "./present-order-row.ts";

export const meta = pageTitle("Orders · Admin", { robots: "noindex" });
export const loader = listLoader({
  list: adminOrdersList,
  isCursor: adminOrdersOrder.isCursor,
  read: async (db, query) => {
    const [currencies, { items, nextCursor }] = await Promise.all([
      listCurrencies(db),
      listAdminOrders(db, { ...query, limit: adminOrdersList.perPage }),
    ]);
    return {
      items: items.map((row) => presentOrderRow(row, currencies.get(row.currency) ?? null)),
      nextCursor,
    };
  },
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, adminOrdersList);

/** Every order with its state and problems, newest first. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { search, show } = loaderData.query;
  return (
    <AdminTablePage
      list={adminOrdersList}
      loaded={loaderData}
      label="Orders"
      search={{ placeholder: "UJ-10001, or how the email begins" }}
      choices={[{ label: "Which orders", name: "show", options: orderFilters }]}
      columns={[
        {
          header: "Order",
          cell: ({ number, buyer }) => <RowTitle title={number} note={buyer ?? "Guest"} />,
        },
        {
          header: "State",
          cell: ({ state, tone, problem }) => (
            <span className="flex flex-wrap gap-2">
              <Badge tone={tone}>{state}</Badge>
              {problem && <Badge tone="bad">Needs a look</Badge>}
            </span>
          ),
        },
        {
          header: "Ordered",
          isNumeric: true,
          isHiddenOnPhones: true,
          cell: ({ at, day }) => <time dateTime={at}>{day}</time>,
        },
        {
          header: "Total",
          isNumeric: true,
          cell: ({ total, back }) => (
            <>
              {total}
              {back && <small className="block text-muted">{back} back</small>}
            </>
          ),
        },
      ]}
      open={{ label: "Open", to: ({ id }) => adminOrderPath(id), name: ({ number }) => number }}
      empty={{
        title: show === "look" && !search ? "Nothing to look at." : "No order here.",
        text: search
          ? `No number and no address here begins with “${search}”.`
          : "No order fits. What a machine cannot settle waits here for you.",
      }}
    />
  );
}
