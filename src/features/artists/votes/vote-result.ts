import type { ToastInput } from "#ui/toast-store.ts";

/** What a button that stays on its page gets back. */
export type VoteResult = {
  hasVoted: boolean;
  /** The present count, where it is known. */
  votes: number | null;
  toast: ToastInput;
};

/** The artists that the sender has voted for, by id, each with its present count. */
export type OwnVotes = { votes: Record<string, number> };
