import { listLoader } from "#platform/http/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TableFilters } from "#ui/table-filters.tsx";
import { adminOrdersOrder, listAdminOrders } from "../queries/list-admin-orders.server.ts";
import { listCurrencies } from "../queries/list-currencies.server.ts";
import type { Route } from "./+types/orders";
import { OrderTable } from "./order-table.tsx";
import { type AdminOrdersQuery, adminOrdersList, orderFilters } from "./orders-query.ts";
import { presentOrderRow } from "./present-order-row.ts";

export const headers = passHeaders;
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
      orders: items.map((row) => presentOrderRow(row, currencies.get(row.currency) ?? null)),
      nextCursor,
    };
  },
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, adminOrdersList);

/** Every order, newest first. */
export default function OrdersPage({ loaderData: { query, found, failure } }: Route.ComponentProps) {
  return (
    <>
      <OrderSearch query={query} />
      {failure ? (
        <TableFailed {...failure} />
      ) : found.orders.length > 0 ? (
        <>
          <OrderTable orders={found.orders} />
          <Pager label="Pages of orders" {...adminOrdersList.pages(query, found.nextCursor, "")} />
        </>
      ) : (
        <EmptyState
          title={query.show === "look" && !query.search ? "Nothing to look at." : "No order here."}
          cloth={<Cloth id="admin-orders" palette="plum" ratio={0.93} height={420} eager />}
          actions={<ButtonLink to={adminOrdersList.path}>All orders</ButtonLink>}
        >
          {query.search
            ? `No number and no address here begins with “${query.search}”.`
            : "No order fits. What a machine cannot settle waits here for you."}
        </EmptyState>
      )}
    </>
  );
}

function OrderSearch({ query }: { query: AdminOrdersQuery }) {
  return (
    <>
      <TableFilters
        key={query.search}
        label="Search orders"
        action={adminOrdersList.path}
        submitLabel="Search"
      >
        {query.show !== "all" && <input type="hidden" name="show" value={query.show} />}
        <TextField
          label="Search orders"
          name="search"
          type="search"
          placeholder="UJ-10001, or how the email begins"
          defaultValue={query.search}
        />
      </TableFilters>
      <ChoiceLinks
        label="Which orders"
        choices={orderFilters}
        chosen={query.show}
        toChoice={(show) => adminOrdersList.href(adminOrdersList.change(query, { show }))}
      />
    </>
  );
}
