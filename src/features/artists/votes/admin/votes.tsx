import type { Requester } from "#platform/auth/actor.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { listLoader } from "#platform/http/load-list.server.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatTime } from "#ui/format-day.ts";
import { describeCount } from "#ui/format-number.ts";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { decideVotes } from "../commands/decide-votes.server.ts";
import { undoVotesDecision } from "../commands/undo-votes-decision.server.ts";
import { heldVotesOrder, listHeldVotes } from "../queries/list-held-votes.server.ts";
import type { Route } from "./+types/votes";
import { decideVotesSchema } from "./input.ts";
import { decideVotesRefusals } from "./refusals.ts";
import { heldVotesList } from "./votes-query.ts";
import { VotesTable } from "./votes-table.tsx";

export const headers = passHeaders;
export const meta = pageTitle("Votes · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: heldVotesList,
  isCursor: heldVotesOrder.isCursor,
  read: async (db, { after }) => {
    const { items, nextCursor } = await listHeldVotes(db, { after, limit: heldVotesList.perPage });
    const artists = items.map(({ firstAt, lastAt, ...artist }) => ({
      ...artist,
      first: { at: firstAt.toISOString(), when: formatTime(firstAt) },
      last: { at: lastAt.toISOString(), when: formatTime(lastAt) },
    }));
    return { artists, nextCursor, fields: describeFields(decideVotesSchema) };
  },
});

const failed = { title: "Votes were not changed" };
type Input = ReturnType<typeof decideVotesSchema.parse>;

export function action(args: Route.ActionArgs) {
  return answerForm(args, {
    schema: decideVotesSchema,
    refusals: decideVotesRefusals,
    ...failed,
    run: decide,
    done: ({ votes, decisionId }, { artistId, verdict }) => ({
      to: heldVotesList.href(heldVotesList.read(args.url.searchParams)),
      toast: {
        title: `${describeCount(votes, "vote", "votes")} ${endings[verdict]}`,
        ...(decisionId && {
          action: {
            label: "Undo",
            to: heldVotesList.path,
            fields: { artist: artistId, verdict: "undo", decision: decisionId },
          },
        }),
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

/** Votes that are counted, but held from the order of the artist directory until an admin has looked at them. */
export default function VotesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  if (!found) return <TableFailed {...failure} />;
  const { artists, nextCursor, fields } = found;
  if (artists.length === 0)
    return (
      <EmptyState
        title="No votes to look at."
        cloth={<Cloth id="admin-votes" palette="indigo" ratio={0.93} height={420} eager />}
      >
        Votes that come in a burst wait here. They are counted, and do not move the artist up.
      </EmptyState>
    );
  return (
    <>
      <h2 className="mb-3">Votes to look at</h2>
      <p className="mb-6 max-w-prose text-muted">
        These votes are counted, but do not move the artist up. Accept a crowd of people; strike a crowd of
        bots.
      </p>
      <VotesTable artists={artists} fields={fields} failure={actionData} />
      <Pager label="Pages of artists" {...heldVotesList.pages(query, nextCursor, "")} />
    </>
  );
}
