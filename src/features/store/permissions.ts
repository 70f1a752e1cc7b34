import type { Actor } from "#platform/auth/actor.ts";

/** Admins add, change and withdraw products, with their variants and pictures. */
export function canEditProducts(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Admins count the stock. Buyers move it too, by their orders. */
export function canMoveStock(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
