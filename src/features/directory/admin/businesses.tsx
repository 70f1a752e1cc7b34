import { stateCodes } from "#platform/geo/us-states.ts";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { Badge } from "#ui/badge.tsx";
import { Cover } from "#ui/cover.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { Score } from "#ui/rating.tsx";
import { listCategories } from "../queries/list-categories.server.ts";
import { orderCategories } from "../rules.ts";
import type { Route } from "./+types/businesses";
import { adminBusinessList } from "./businesses-query.ts";
import { isAdminCursor, readAdminBusinesses, type ShownRow } from "./read-admin-businesses.server.ts";

export const meta = pageTitle("Businesses · Admin", { robots: "noindex" });
export const loader = listLoader({
  list: adminBusinessList,
  isCursor: isAdminCursor,
  read: async (db, query) => {
    const [found, categories] = await Promise.all([readAdminBusinesses(db, query), listCategories(db)]);
    return { ...found, categories: orderCategories(categories.map(({ name }) => name)) };
  },
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, adminBusinessList);

/** The table of all businesses, by name. */
export default function BusinessesPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  const toEditor = (id: string) => adminBusinessList.hrefTo(`/admin/businesses/${id}`, query);
  return (
    <AdminTablePage
      list={adminBusinessList}
      loaded={loaderData}
      label="Businesses"
      search={{ placeholder: "Part of the name" }}
      filters={[
        {
          ...{ label: "Category", name: "category", emptyLabel: "All categories" },
          options: found?.categories ?? [],
        },
        { label: "State", name: "state", emptyLabel: "All states", options: Object.keys(stateCodes) },
      ]}
      add={{ to: toEditor("new"), label: "Add business" }}
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
      ]}
      open={{ label: "Edit", to: ({ id }) => toEditor(id), name: ({ name }) => name }}
      empty={{
        title: "No businesses yet.",
        text: "The first one you add is in the directory at once.",
      }}
      noMatch={{
        title: "No business like that.",
        text: "Names are searched by any part of them. A change of the last seconds may still be missing here.",
      }}
    />
  );
}

function Owner({ owner, isClaimPending }: ShownRow) {
  if (owner) return owner;
  if (isClaimPending) return <Badge tone="waiting">Claim waiting</Badge>;
  return <span className="text-muted">Not claimed</span>;
}
