import { expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canDecide } from "./permissions.ts";

it("[SEC-36] [SEC-37] lets admins decide, and no one else", () => {
  expect([anAdmin("efua"), aMember("ama"), aVisitor(), operator].map(canDecide)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
