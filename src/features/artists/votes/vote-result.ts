import type { ToastInput } from "#ui/toast-store.ts";

/** The response to a button that stays on its page. */
export type VoteResult = {
  hasVoted: boolean;
  /** The current count, if known. */
  votes: number | null;
  toast: ToastInput;
};

/** The artists that the sender has voted for, by id, each with its current count. */
export type OwnVotes = { votes: Record<string, number> };
