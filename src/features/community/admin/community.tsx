import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { ExportForm } from "#ui/admin/export-form.tsx";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { formatDay } from "#ui/format-day.ts";
import { removeMember } from "../commands/remove-member.server.ts";
import { communityOrder, listCommunity } from "../queries/list-community.server.ts";
import type { Route } from "./+types/community";
import { communityList, maxExportedMembers } from "./community-query.ts";
import { About, RemoveForm, Who } from "./member-cells.tsx";
import { removeRefusals, removeSchema } from "./remove-input.ts";

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
    return { items: members, nextCursor };
  },
});

const failed = { title: "Removal Error" };

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    schema: removeSchema,
    refusals: removeRefusals,
    title: failed.title,
    run: removeMember,
    done: {
      to: communityList.href(communityList.read(args.url.searchParams)),
      toast: { title: "Removed", description: "The name, the address and the picture are gone." },
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The people who have joined the community. Email addresses are shown here and nowhere else. */
export default function CommunityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = loaderData.query;
  return (
    <AdminTablePage
      list={communityList}
      loaded={loaderData}
      label="Community"
      noun="the community"
      search={{ placeholder: "Name, email or business" }}
      columns={[
        { header: "Member", cell: (member) => <Who {...member} /> },
        { header: "About", cell: (member) => <About {...member} /> },
        { header: "Joined", isNumeric: true, isHiddenOnPhones: true, cell: ({ day }) => day },
        {
          header: <span className="sr-only">Remove</span>,
          isAction: true,
          cell: ({ id, name }) => <RemoveForm {...{ id, name }} failure={actionData} />,
        },
      ]}
      empty={{
        title: "Nobody here.",
        text: search
          ? `No name, address or business here holds “${search}”.`
          : "People who join the community are listed here.",
        action: null,
      }}
      foot={
        <ExportForm
          action={`${communityList.path}/export`}
          query={{ search }}
          filteredBy="the search shows"
          max={maxExportedMembers}
          noun="people"
          formats={[{ value: "csv", label: "Download CSV" }]}
        />
      }
    />
  );
}
