import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { Score } from "#ui/rating.tsx";
import type { AdminBusinessQuery } from "./businesses-query.ts";
import type { ShownRow } from "./read-admin-businesses.server.ts";
import { toEditor } from "./return-to-list.ts";

/** Businesses with what an admin looks for, each with its Edit button. */
export function BusinessTable({ rows, query }: { rows: readonly ShownRow[]; query: AdminBusinessQuery }) {
  return (
    <DataTable
      label="Businesses"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          header: "Business",
          cell: ({ id, name, category, picture }) => (
            <RowTitle
              cloth={<Cover id={id} palette="gold" ratio={1} height={88} picture={picture} />}
              title={name}
              note={category ?? "No category"}
            />
          ),
        },
        { header: "Place", cell: ({ location }) => location },
        { header: "Owner", cell: (row) => <Owner {...row} /> },
        {
          header: "Rating",
          isNumeric: true,
          isHiddenOnPhones: true,
          cell: ({ rating, reviews }) => <Score rating={rating} count={reviews} />,
        },
        {
          header: "Confirmed",
          isNumeric: true,
          isHiddenOnPhones: true,
          cell: ({ confirmed }) =>
            confirmed ? (
              <time dateTime={confirmed.at}>{confirmed.day}</time>
            ) : (
              <span className="text-muted">Never</span>
            ),
        },
        {
          header: <span className="sr-only">Edit</span>,
          isAction: true,
          cell: ({ id, name }) => (
            <ButtonLink to={toEditor(id, query)} variant="quiet" size="small">
              Edit<span className="sr-only"> {name}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

function Owner({ owner, isClaimPending }: ShownRow) {
  if (owner) return owner;
  if (isClaimPending) return <Badge tone="waiting">Claim waiting</Badge>;
  return <span className="text-muted">Not claimed</span>;
}
