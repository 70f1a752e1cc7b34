import { expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canEditProducts, canMoveStock } from "./permissions.ts";

it.each<[string, Actor, boolean]>([
  ["a visitor", aVisitor(), false],
  ["a member", aMember("ama"), false],
  ["an admin", anAdmin("ama"), true],
  ["the operator", operator, false],
])("lets %s change products and stock or not", (_, actor, expected) => {
  expect([canEditProducts(actor), canMoveStock(actor)]).toEqual([expected, expected]);
});
