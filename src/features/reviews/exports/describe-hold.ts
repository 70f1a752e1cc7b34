import type { HoldReason } from "../raid/hold-rules.ts";

const reasons: Record<HoldReason | "undone", string> = {
  moderation: "Reviews are moderated: every new one waits.",
  "similar-words": "Says nearly the same as a post of somebody else that day.",
  pace: "Many from the same network or account within an hour.",
  network: "Its network raided the site that day, or posted very often.",
  burst: "More came about it than usual.",
  "new-accounts": "Many came from new accounts, about it or from the network that made this account.",
  raid: "Was shown first and taken back: its network turned out to raid the site.",
  undone: "Was shown and taken down, and that decision was undone.",
};

/** Why a post waits, in words for admins. */
export function describeHold(reason: string | null): string {
  return reasons[reason as HoldReason] ?? "Waits for a reason that is no longer used.";
}
