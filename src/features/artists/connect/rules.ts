import { hasAddress } from "#platform/names/contact-in-text.ts";

export const maxMessageLength = 1_000;

/** Reasons for reporting a conversation. */
export const reportReasons = {
  spam: "Advertising or spam",
  rude: "Insults or threats",
  money: "Asks for money or passwords",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons;

/** Messages that a member can send before the artist has replied. */
export const maxUnanswered = 3;

type Target = {
  takesMessages: boolean;
  isBlocked: boolean;
  /** Whether the artist has replied in this conversation. */
  isAnswered: boolean;
  /** The member's messages since the artist's last one. */
  unanswered: number;
};

export type WriteRefusal = "closed" | "wait" | "has-address";

/**
 * Why a member cannot send this message now, if so. A block gives the same reason as an artist without messages. Until
 * the artist has replied, contact details are refused, because our emails must not carry advertising to strangers.
 */
export function refuseMessage(target: Target, text: string): WriteRefusal | null {
  if (!target.takesMessages || target.isBlocked) return "closed";
  if (target.unanswered >= maxUnanswered) return "wait";
  return !target.isAnswered && hasAddress(text) ? "has-address" : null;
}
