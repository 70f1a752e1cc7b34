import { ArrowUp } from "lucide";
import { createContext, type ReactNode, use, useEffect } from "react";
import { useFetcher, useLocation, useRouteLoaderData } from "react-router";
import { classes } from "#ui/classes.ts";
import { formatCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";
import { hasUpvoted } from "./upvote-note.ts";
import type { OwnVotes, VoteResult } from "./vote-result.ts";
import { voteWords } from "./vote-words.ts";

const OwnVotesContext = createContext<OwnVotes["votes"]>({});

/**
 * Tells the buttons inside which of these artists the visitor has voted for. Pages are cached for everybody, so the
 * browser asks, unless it has never voted and nobody is logged in.
 */
export function OwnVotesOf({ artistIds, children }: { artistIds: readonly string[]; children: ReactNode }) {
  const { data: own, load } = useFetcher<OwnVotes>();
  const isMember = Boolean(useRouteLoaderData<{ visitor: object | null }>("root")?.visitor);
  const search = new URLSearchParams(artistIds.map((id) => ["artist", id])).toString();
  useEffect(() => {
    if (search && (isMember || hasUpvoted())) void load(`/artist-votes?${search}`);
  }, [search, isMember, load]);
  return <OwnVotesContext value={own?.votes ?? {}}>{children}</OwnVotesContext>;
}

type VoteButtonProps = {
  /** Null for an entry of another source, which accepts no votes. */
  artistId: string | null;
  name: string;
  /** The count when the page was rendered. */
  votes: number;
  /** `large` is for the header of a profile. */
  size?: "regular" | "large";
  className?: string;
};

/**
 * Upvotes an artist in place; without JavaScript with a plain form. A locked or unavailable button can still be
 * pressed: it explains why, and sends nothing.
 */
export function VoteButton({ artistId, name, votes, size, className }: VoteButtonProps) {
  const fetcher = useFetcher<VoteResult>();
  const known = use(OwnVotesContext)[artistId ?? ""];
  const { pathname, search } = useLocation();
  const sent = fetcher.data?.hasVoted ? fetcher.data : null;
  const isSending = fetcher.state !== "idle";
  const isLocked = isSending || sent !== null || known !== undefined;
  const count = isLocked ? Math.max((isSending ? null : (sent?.votes ?? known)) ?? votes + 1, votes) : votes;
  const press = () => {
    if (artistId === null) return showToast({ title: voteWords.unavailable });
    if (isLocked) return showToast({ title: voteWords.already });
    const target = { method: "post", action: "/artist-votes", defaultShouldRevalidate: false } as const;
    void fetcher.submit({ artist: artistId, stay: "yes" }, target);
  };
  return (
    <fetcher.Form
      className="vote"
      method="post"
      action="/artist-votes"
      onSubmit={(submit) => {
        submit.preventDefault();
        press();
      }}
    >
      <input type="hidden" name="artist" value={artistId ?? "none"} />
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <button
        type="submit"
        className={classes("vote-button", size === "large" && "vote-button-large", className)}
        aria-pressed={isLocked}
        aria-disabled={isLocked || artistId === null}
        data-unavailable={artistId === null || undefined}
      >
        <Icon of={ArrowUp} />
        <span className="sr-only">Upvote {name}: </span>
        {formatCount(count)}
      </button>
    </fetcher.Form>
  );
}
