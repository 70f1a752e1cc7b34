import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { formatCount } from "#ui/format-number.ts";
import type { StockRow } from "./queries/list-stock.server.ts";

/** Variants with what came in, what is held for buyers, what is sold and what is left. */
export function StockTable({ rows }: { rows: readonly StockRow[] }) {
  return (
    <DataTable
      label="Stock"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          header: "Variant",
          cell: ({ productId, productTitle, title, imageUrl }) => (
            <RowTitle
              cloth={
                <Cover
                  id={productId}
                  palette="plum"
                  ratio={1}
                  height={88}
                  picture={imageUrl}
                  className="aspect-square"
                />
              }
              title={productTitle}
              note={title}
            />
          ),
        },
        { header: "Seller", isHiddenOnPhones: true, cell: ({ seller }) => seller ?? "Nobody" },
        {
          header: "Received",
          isNumeric: true,
          isHiddenOnPhones: true,
          cell: ({ received }) => formatCount(received),
        },
        { header: "Held", isNumeric: true, isHiddenOnPhones: true, cell: ({ held }) => formatCount(held) },
        { header: "Sold", isNumeric: true, isHiddenOnPhones: true, cell: ({ sold }) => formatCount(sold) },
        { header: "Left", isNumeric: true, cell: ({ left }) => <Left left={left} /> },
        {
          header: <span className="sr-only">Receive or correct</span>,
          isAction: true,
          cell: ({ id, productTitle, title }) => (
            <ButtonLink to={`/admin/stock/${id}`} variant="quiet" size="small">
              Count
              <span className="sr-only">
                {" "}
                {productTitle}, {title}
              </span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

/** How many are left, in words where that is few. */
function Left({ left }: { left: number }) {
  if (left <= 0) return <Badge tone="bad">Sold out</Badge>;
  return left <= 5 ? <Badge tone="waiting">{`${left} left`}</Badge> : `${formatCount(left)} left`;
}
