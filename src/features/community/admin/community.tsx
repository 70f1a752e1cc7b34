import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { listLoader } from "#platform/http/load-list.server.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import { formatDay } from "#ui/format-day.ts";
import { formatCount } from "#ui/format-number.ts";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TableFilters } from "#ui/table-filters.tsx";
import { removeMember } from "../commands/remove-member.server.ts";
import { communityOrder, listCommunity } from "../queries/list-community.server.ts";
import type { Route } from "./+types/community";
import { communityList, maxExportedMembers } from "./community-query.ts";
import { CommunityTable } from "./community-table.tsx";
import { removeSchema } from "./input.ts";
import { removeRefusals } from "./refusals.ts";

export const headers = passHeaders;
export const meta = pageTitle("Community · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: communityList,
  isCursor: communityOrder.isCursor,
  read: async (db, { search, after }) => {
    const { items, nextCursor } = await listCommunity(db, { search, after, limit: communityList.perPage });
    const members = items.map(({ id, name, email, business, links, bio, imageUrl, createdAt }) => ({
      ...{ id, name, email, business, bio, imageUrl },
      links: links ?? [],
      day: formatDay(createdAt),
    }));
    return { members, nextCursor };
  },
});

const failed = { title: "Removal Error" };

export function action(args: Route.ActionArgs) {
  const to = communityList.href(communityList.read(args.url.searchParams));
  return answerForm(args, {
    schema: removeSchema,
    refusals: removeRefusals,
    title: failed.title,
    run: removeMember,
    done: { to, toast: { title: "Removed", description: "The name, the address and the picture are gone." } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Who has joined the community. Addresses are shown here and nowhere else. */
export default function CommunityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  if (!found) return <TableFailed {...failure} />;
  const { members, nextCursor } = found;
  return (
    <>
      <TableFilters
        key={query.search}
        label="Search the community"
        action={communityList.path}
        submitLabel="Search"
      >
        <TextField
          label="Search the community"
          name="search"
          type="search"
          placeholder="Name, email or business"
          defaultValue={query.search}
        />
      </TableFilters>
      {members.length > 0 ? (
        <>
          <CommunityTable members={members} failure={actionData} />
          <Pager label="Pages of the community" {...communityList.pages(query, nextCursor, "")} />
          <ExportForm search={query.search} />
        </>
      ) : (
        <EmptyState
          title="Nobody here."
          cloth={<Cloth id="admin-community" palette="teal" ratio={0.93} height={420} eager />}
        >
          {query.search
            ? `No name, address or business here holds “${query.search}”.`
            : "People who join the community are listed here."}
        </EmptyState>
      )}
    </>
  );
}

/** Sent as a form, because it is written down too. */
function ExportForm({ search }: { search: string }) {
  return (
    <Form id="export" action={`${communityList.path}/export`} reloadDocument className="audit-export">
      <input type="hidden" name="search" value={search} />
      <p className="text-muted text-small">
        A file holds what the search shows, newest first, up to {formatCount(maxExportedMembers)} people.
        Taking it is written down.
      </p>
      <SubmitButton variant="secondary" size="small">
        Download CSV
      </SubmitButton>
    </Form>
  );
}
