import { listLoader } from "#platform/http/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { formatDay } from "#ui/format-day.ts";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TableFilters } from "#ui/table-filters.tsx";
import { listMembers, membersOrder } from "../queries/list-members.server.ts";
import type { Route } from "./+types/members";
import { MemberTable } from "./member-table.tsx";
import { type MembersQuery, memberFilters, membersList } from "./members-query.ts";

export const headers = passHeaders;
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
    return { members, nextCursor };
  },
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, membersList);

/** Everybody with an account. Addresses are shown here and nowhere else. */
export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  return (
    <>
      <MemberSearch query={query} />
      {failure ? (
        <TableFailed {...failure} />
      ) : found.members.length > 0 ? (
        <>
          <MemberTable members={found.members} />
          <Pager label="Pages of members" {...membersList.pages(query, found.nextCursor, "")} />
        </>
      ) : (
        <EmptyState
          title="Nobody here."
          cloth={<Cloth id="admin-members" palette="gold" ratio={0.93} height={420} eager />}
          actions={<ButtonLink to={membersList.path}>All members</ButtonLink>}
        >
          {query.search ? `No name and no address here begins with “${query.search}”.` : "No member fits."}
        </EmptyState>
      )}
    </>
  );
}

function MemberSearch({ query }: { query: MembersQuery }) {
  return (
    <>
      <TableFilters key={query.search} label="Search members" action={membersList.path} submitLabel="Search">
        {query.show !== "all" && <input type="hidden" name="show" value={query.show} />}
        <TextField
          label="Search members"
          name="search"
          type="search"
          placeholder="How the name or email begins"
          defaultValue={query.search}
        />
      </TableFilters>
      <ChoiceLinks
        label="Which members"
        choices={memberFilters}
        chosen={query.show}
        toChoice={(show) => membersList.href(membersList.change(query, { show }))}
      />
    </>
  );
}
