import type { Actor, Requester } from "#platform/auth/actor.ts";

/** Anyone can buy, with or without an account, because everything is paid before it is sent. */
export function canBuy(actor: Requester): boolean {
  return actor.kind === "person" || actor.kind === "visitor";
}

/** Only admins issue refunds. */
export function canRefund(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Only admins return goods to stock. */
export function canRestock(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
