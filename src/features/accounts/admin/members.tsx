import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { formatDay } from "#ui/format-day.ts";
import { listMembers, membersOrder } from "../queries/list-members.server.ts";
import type { Route } from "./+types/members";
import { memberFilters, memberPath, membersList } from "./members-query.ts";
import { Standing } from "./standing.tsx";

export const meta = pageTitle("Members · Admin", { robots: "noindex" });
export const loader = listLoader({
  list: membersList,
  isCursor: membersOrder.isCursor,
  read: async (db, query) => {
    const { items, nextCursor } = await listMembers(db, { ...query, limit: membersList.perPage });
    const members = items.map(({ createdAt, banEndsAt, ...member }) => ({
      ...member,
      day: formatDay(createdAt),
      bannedUntil: banEndsAt && formatDay(banEndsAt),
    }));
    return { items: members, nextCursor };
  },
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, membersList);

/** All accounts. Email addresses are shown here and nowhere else. */
export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { search } = loaderData.query;
  return (
    <AdminTablePage
      list={membersList}
      loaded={loaderData}
      label="Members"
      search={{ placeholder: "How the name or email begins" }}
      choices={[{ label: "Which members", name: "show", options: memberFilters }]}
      columns={[
        { header: "Member", cell: ({ username, email }) => <RowTitle title={username} note={email} /> },
        { header: "Status", cell: (member) => <Standing {...member} /> },
        {
          header: "Two-step verification",
          isHiddenOnPhones: true,
          cell: ({ hasSecondFactor }) => (hasSecondFactor ? "On" : <span className="text-muted">Off</span>),
        },
        { header: "Since", isNumeric: true, isHiddenOnPhones: true, cell: ({ day }) => day },
      ]}
      open={{ label: "Open", to: ({ id }) => memberPath(id), name: ({ username }) => username }}
      empty={{
        title: "Nobody here.",
        text: search ? `No name and no address here begins with “${search}”.` : "No member fits.",
      }}
    />
  );
}
