import { data, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { attempt } from "#platform/http/forms/attempt.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { type Flash, flashHeaders } from "#platform/http/response/flash.server.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { showToast } from "#ui/toast-store.ts";
import { castVote } from "../commands/cast-vote.server.ts";
import { voteForm } from "../input.ts";
import { voteLimits } from "../limits.ts";
import { readVotesOf } from "../queries/read-votes-of.server.ts";
import { voteRefusals } from "../refusals.ts";
import { noteUpvote } from "../upvote-note.ts";
import type { OwnVotes, VoteResult } from "../vote-result.ts";
import { voteWords } from "../vote-words.ts";
import type { Route } from "./+types/artist-votes";

const noStore = { "cache-control": "private, no-store" };

/** Which of the given artists the sender has voted for. Lists are cached for everyone, so the browser asks here. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  if (await refuseIfTooMany(services.limits, [[voteLimits.readNetwork, visit.ip]]))
    return Response.json({ votes: {} } satisfies OwnVotes, { status: 429, headers: noStore });
  const votes = await readVotesOf(services, actorOf(visit, request), readArtistIds(url.searchParams));
  return Response.json({ votes: Object.fromEntries(votes) } satisfies OwnVotes, { headers: noStore });
}

/** Handles a vote by anyone: in place for a button with JavaScript, with a redirect for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  const read = readForm(voteForm, await request.formData());
  if (!read.ok) throw data(null, { status: 400 });
  const { artist, returnTo, stay } = read.value;
  const result = isUuid(artist)
    ? await attempt(visit.log, () =>
        castVote(services, actorOf(visit, request), { artistId: artist.toLowerCase() }),
      )
    : ({ ok: false, reason: "no-voting" } as const);
  const { status, toast } = describe();
  const headers = stay ? new Headers(noStore) : flashHeaders(services.env.APP_ORIGIN, toast);
  for (const cookie of result.ok ? result.setCookies : []) headers.append("set-cookie", cookie);
  if (!stay) return redirect(readReturnTo(returnTo, "/artist-directory"), { headers });
  const hasVoted = result.ok || result.reason === "already-voted";
  const votes = "votes" in result ? (result.votes ?? null) : null;
  return Response.json({ hasVoted, votes, toast } satisfies VoteResult, { status, headers });

  function describe(): { status: number; toast: Flash } {
    if (result.ok) return { status: 200, toast: { title: voteWords.thanks } };
    const { status, words } = describeRefusal(voteRefusals, result, services.env);
    if (result.reason === "already-voted" || result.reason === "no-voting")
      return { status, toast: { title: words } };
    const description = result.reason === "too-many" ? { description: words } : {};
    return { status, toast: { title: voteWords.failed, ...description, variant: "destructive" } };
  }
}

/** Without an answer the buttons take a press, and the server knows. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<OwnVotes> {
  return serverLoader().catch(() => ({ votes: {} }));
}

/** When the server fails, the button is unlocked. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<VoteResult> {
  const failed: Flash = { title: voteWords.failed, variant: "destructive" };
  const result = await serverAction().catch(() => ({
    hasVoted: false,
    votes: null,
    toast: failed,
  }));
  if (result.hasVoted) noteUpvote();
  showToast(result.toast);
  return result;
}

/** The number of artists on a page. */
const maxRequested = 60;

function readArtistIds(search: URLSearchParams): string[] {
  return [...new Set(search.getAll("artist"))].filter(isUuid).slice(0, maxRequested);
}
