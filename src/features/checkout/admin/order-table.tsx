import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { adminOrderPath } from "./orders-query.ts";
import type { ShownOrderRow } from "./present-order-row.ts";

/** Orders with their state, and what needs a look. */
export function OrderTable({ orders }: { orders: readonly ShownOrderRow[] }) {
  return (
    <DataTable
      label="Orders"
      rows={orders}
      keyOf={({ id }) => id}
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
        {
          header: <span className="sr-only">Open</span>,
          isAction: true,
          cell: ({ id, number }) => (
            <ButtonLink to={adminOrderPath(id)} variant="quiet" size="small" aria-label={`Open ${number}`}>
              Open
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
