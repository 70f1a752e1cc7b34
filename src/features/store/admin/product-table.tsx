import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { describeCount, formatCount } from "#ui/format-number.ts";
import { dollars } from "../dollars.ts";
import { formatPrice } from "../exports/format-price.ts";
import { type AdminProductQuery, toEditor } from "./products-query.ts";
import type { AdminProduct } from "./queries/list-products.server.ts";

type ProductTableProps = { rows: readonly AdminProduct[]; query: AdminProductQuery };

/** Products with what an admin looks for, each with its Edit button. */
export function ProductTable({ rows, query }: ProductTableProps) {
  return (
    <DataTable
      label="Products"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          header: "Product",
          cell: ({ id, title, imageUrl, variants }) => (
            <RowTitle
              cloth={
                <Cover
                  id={id}
                  palette="plum"
                  ratio={1}
                  height={88}
                  picture={imageUrl}
                  className="aspect-square"
                />
              }
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
        {
          header: <span className="sr-only">Edit</span>,
          isAction: true,
          cell: ({ id, title }) => (
            <ButtonLink to={toEditor(id, query)} variant="quiet" size="small">
              Edit<span className="sr-only"> {title}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

function Status({ status, isWithdrawn }: AdminProduct) {
  if (isWithdrawn) return <Badge tone="bad">Withdrawn</Badge>;
  return status === "published" ? <Badge tone="good">Published</Badge> : <Badge tone="waiting">Draft</Badge>;
}
