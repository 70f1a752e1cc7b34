import type { Actor, Requester } from "#platform/auth/actor.ts";

/** Anybody may buy, with or without an account; everything bought is paid for before it is sent. */
export function canBuy(actor: Requester): boolean {
  return actor.kind === "person" || actor.kind === "visitor";
}

/** Only admins give money back. */
export function canRefund(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Only admins put returned goods back on the shelf. */
export function canRestock(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
