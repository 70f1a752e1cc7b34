import { data } from "react-router";
import { AccountSection } from "#features/accounts/exports/account-section.tsx";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { listCurrencies } from "../queries/list-currencies.server.ts";
import { listOwnOrders, ownOrdersOrder } from "../queries/list-own-orders.server.ts";
import type { Route } from "./+types/own-orders";
import { OrderRows } from "./order-rows.tsx";
import { ownOrdersList } from "./own-orders-query.ts";
import { presentRow } from "./present-row.ts";

export const meta = pageTitle("Your orders", { robots: "noindex" });

const ordersPerPage = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = requirePerson(context, url);
  const list = await loadList(context, url, {
    list: ownOrdersList,
    isCursor: ownOrdersOrder.isCursor,
    read: async (db, { after }) => {
      const currencies = await listCurrencies(db);
      const { items, nextCursor } = await listOwnOrders(db, { userId, after, limit: ordersPerPage });
      return { items: items.map((order) => presentRow(order, currencies)), nextCursor };
    },
  });
  return data(list.data, list.init ?? {});
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, ownOrdersList);

export default function OwnOrders({ loaderData: { query, found, failure } }: Route.ComponentProps) {
  return (
    <AccountSection
      id="orders"
      title="Orders"
      note="What you bought while you were logged in. Open an order placed without your account from its email."
    >
      {failure && <TableFailed {...failure} />}
      {found?.items.length === 0 && (
        <p>
          You have not ordered anything yet. <TextLink to="/store">Look around the store</TextLink>
        </p>
      )}
      {found && found.items.length > 0 && (
        <>
          <OrderRows rows={found.items} />
          <Pager label="Pages of your orders" {...ownOrdersList.pages(query, found.nextCursor)} />
        </>
      )}
      <p className="mt-6">
        <TextLink to="/orders" className="hit py-2">
          Look up an order you placed as a guest
        </TextLink>
      </p>
    </AccountSection>
  );
}
