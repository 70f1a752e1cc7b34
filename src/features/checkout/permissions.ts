import type { Actor, Requester } from "#platform/auth/actor.ts";

/** Anybody may buy, with or without an account; everything bought is paid for before it is sent. */
export function mayBuy(actor: Requester): boolean {
  return actor.kind === "person" || actor.kind === "visitor";
}

/** Only admins give money back. */
export function mayRefund(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Only admins put returned goods back on the shelf. */
export function mayRestock(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
