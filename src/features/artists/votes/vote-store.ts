import { showToast } from "#ui/toast-store.ts";
import { hasUpvoted, noteUpvote } from "./upvote-note.ts";
import type { OwnVotes, VoteResult } from "./vote-result.ts";
import { voteWords } from "./vote-words.ts";

/** What this page knows about the visitor's own vote for an artist; `votes` is the count that goes with it. */
export type KnownVote = { state: "sending" | "voted"; votes: number | null };

const known = new Map<string, KnownVote>();
const requested = new Set<string>();
const waiting = new Set<string>();
const listeners = new Set<() => void>();

/** Calls the listener on every change. Returns the unsubscribe function. */
export function subscribeToVotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's own vote for an artist, as far as this page knows. */
export function knownVote(artistId: string | null): KnownVote | undefined {
  return artistId === null ? undefined : known.get(artistId);
}

/** Sends a vote. The button is locked from the press on, and unlocked where the server fails. */
export async function sendVote(artistId: string): Promise<void> {
  change(artistId, { state: "sending", votes: null });
  const answer = await post(artistId);
  if (answer.hasVoted) noteUpvote();
  change(artistId, answer.hasVoted ? { state: "voted", votes: answer.votes } : null);
  showToast(answer.toast);
}

async function post(artist: string): Promise<VoteResult> {
  try {
    const body = new URLSearchParams({ artist, stay: "yes" });
    const response = await fetch("/artist-votes", {
      method: "POST",
      body,
      signal: AbortSignal.timeout(20_000),
    });
    const answer = (await response.json()) as Partial<VoteResult>;
    if (!answer.toast) throw new Error(`Answered ${response.status} without words.`);
    return answer as VoteResult;
  } catch {
    return { hasVoted: false, votes: null, toast: { title: voteWords.failed, variant: "destructive" } };
  }
}

/**
 * Asks which artists the visitor has voted for, once for all buttons that appear together. Whoever has never voted in
 * this browser and is not logged in costs no request.
 */
export function requestVote(artistId: string, { isMember }: { isMember: boolean }): void {
  if (requested.has(artistId) || known.has(artistId) || !(isMember || hasUpvoted())) return;
  requested.add(artistId);
  waiting.add(artistId);
  if (waiting.size === 1) queueMicrotask(() => void readWaiting());
}

async function readWaiting(): Promise<void> {
  const ids = [...waiting];
  waiting.clear();
  try {
    const response = await fetch(`/artist-votes?${new URLSearchParams(ids.map((id) => ["artist", id]))}`);
    const { votes } = (await response.json()) as OwnVotes;
    for (const [id, count] of Object.entries(votes))
      if (!known.has(id)) change(id, { state: "voted", votes: count });
  } catch {
    // The button then takes a press, and the server knows.
  }
}

function change(artistId: string, vote: KnownVote | null) {
  if (vote) known.set(artistId, vote);
  else known.delete(artistId);
  for (const listener of listeners) listener();
}
