import { ArrowUp } from "lucide";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { classes } from "#ui/classes.ts";
import { formatCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";
import { knownVote, requestVote, sendVote, subscribeToVotes } from "./vote-store.ts";
import { voteWords } from "./vote-words.ts";

type VoteButtonProps = {
  /** Null for an entry of another source, which takes no votes. */
  artistId: string | null;
  name: string;
  /** The count as the page was made. */
  votes: number;
  /** Where the page knows it already; otherwise the button asks. */
  hasVoted?: boolean;
  /** The larger one, for the head of a profile. */
  size?: "regular" | "large";
  className?: string;
};

/**
 * Upvotes an artist in place; without JavaScript by a plain form. A button that is locked or takes no votes can still
 * be pressed: it says why, and sends nothing.
 */
export function VoteButton({ artistId, name, votes, hasVoted = false, size, className }: VoteButtonProps) {
  const own = useOwnVote(artistId);
  const { pathname, search } = useLocation();
  const isLocked = hasVoted || own !== undefined;
  const count = own ? Math.max(own.votes ?? votes + 1, votes) : votes;
  const press = () => {
    if (artistId === null) return showToast({ title: voteWords.unavailable });
    if (isLocked) return showToast({ title: voteWords.already });
    void sendVote(artistId);
  };
  return (
    <form
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
    </form>
  );
}

function useOwnVote(artistId: string | null) {
  const root = useRouteLoaderData<{ visitor: object | null }>("root");
  const isMember = Boolean(root?.visitor);
  useEffect(() => {
    if (artistId !== null) requestVote(artistId, { isMember });
  }, [artistId, isMember]);
  return useSyncExternalStore(
    subscribeToVotes,
    () => knownVote(artistId),
    () => undefined,
  );
}
