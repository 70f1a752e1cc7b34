import type { HoldReason } from "../raid/hold-rules.ts";

const reasons: Record<HoldReason | "undone", string> = {
  moderation: "Reviews are moderated: every new one waits.",
  "no-proof": "No proof of work came with it: a bot, or a browser without scripts.",
  "disguised-letters": "Mixes alphabets inside a word, as people do to get past filters.",
  "similar-words": "Says nearly the same as another post of that day.",
  pace: "Many from the same network or account within an hour.",
  network: "Its network raided the site that day, or posted very often.",
  burst: "Many posts about it came at once.",
  raid: "Was shown first and taken back: its network turned out to raid the site.",
  undone: "Was shown and taken down, and that decision was undone.",
};

/** Why a post waits, in words for admins. */
export function describeHold(reason: string | null): string {
  return reasons[reason as HoldReason] ?? "Waits since before reasons were written down.";
}
