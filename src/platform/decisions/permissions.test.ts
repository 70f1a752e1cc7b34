import { expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { mayDecide } from "./permissions.ts";

it("[SEC-36] [SEC-37] lets admins decide, and nobody else", () => {
  expect([anAdmin("efua"), aMember("ama"), aVisitor(), operator].map(mayDecide)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
