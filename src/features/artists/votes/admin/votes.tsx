import type { Requester } from "#platform/auth/actor.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import type { Services } from "#platform/http/services.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { describeTime } from "#ui/format-day.ts";
import { describeCount, formatCount } from "#ui/format-number.ts";
import { decideVotes } from "../commands/decide-votes.server.ts";
import { undoVotesDecision } from "../commands/undo-votes-decision.server.ts";
import { heldVotesOrder, listHeldVotes } from "../queries/list-held-votes.server.ts";
import type { Route } from "./+types/votes";
import { decideVotesSchema } from "./input.ts";
import { decideVotesRefusals } from "./refusals.ts";
import { Decide, Reasons, Times } from "./vote-cells.tsx";
import { heldVotesList } from "./votes-query.ts";

export const meta = pageTitle("Votes · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: heldVotesList,
  isCursor: heldVotesOrder.isCursor,
  read: async (db, { after }) => {
    const { items, nextCursor } = await listHeldVotes(db, { after, limit: heldVotesList.perPage });
    const artists = items.map(({ firstAt, lastAt, ...artist }) => ({
      ...artist,
      first: describeTime(firstAt),
      last: describeTime(lastAt),
    }));
    return { items: artists, nextCursor, fields: describeFields(decideVotesSchema) };
  },
});

const failed = { title: "Votes were not changed" };
type Input = ReturnType<typeof decideVotesSchema.parse>;

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    schema: decideVotesSchema,
    refusals: decideVotesRefusals,
    ...failed,
    run: decide,
    done: ({ votes, decisionId }, { artistId, verdict }) => ({
      to: heldVotesList.href(heldVotesList.read(args.url.searchParams)),
      toast: {
        title: `${describeCount(votes, "vote", "votes")} ${endings[verdict]}`,
        action: decisionId
          ? {
              label: "Undo",
              to: heldVotesList.path,
              fields: { artist: artistId, verdict: "undo", decision: decisionId },
            }
          : undefined,
      },
    }),
  });
}

const endings = { accept: "accepted", strike: "struck", undo: "held again" };

type Decided = Awaited<ReturnType<typeof decideVotes>> | Awaited<ReturnType<typeof undoVotesDecision>>;

function decide(services: Services, actor: Requester, input: Input): Promise<Decided> {
  return input.verdict === "undo"
    ? undoVotesDecision(services, actor, input)
    : decideVotes(services, actor, { ...input, verdict: input.verdict });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Votes that are counted, but do not affect the order of the artist directory until an admin has reviewed them. */
export default function VotesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <AdminTablePage
      list={heldVotesList}
      loaded={loaderData}
      label="Votes to look at"
      noun="artists"
      lead={
        found?.items.length &&
        "These votes are counted, but do not move the artist up. Accept a crowd of people; strike a crowd of bots."
      }
      columns={[
        { header: "Artist", cell: ({ name, category }) => <RowTitle title={name} note={category} /> },
        {
          header: "Held",
          cell: ({ held, votes }) => `${formatCount(held)} of ${describeCount(votes, "vote", "votes")}`,
        },
        { header: "Why", cell: (artist) => <Reasons {...artist} /> },
        { header: "When", cell: (artist) => <Times {...artist} /> },
        {
          header: <span className="sr-only">Decide</span>,
          cell: (artist) => <Decide artist={artist} fields={found?.fields ?? {}} failure={actionData} />,
        },
      ]}
      empty={{
        title: "No votes to look at.",
        text: "Votes that come in a burst wait here. They are counted, and do not move the artist up.",
      }}
    />
  );
}
