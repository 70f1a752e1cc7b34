import type { Location } from "react-router";
import { expect, it } from "vitest";
import { addLeaveGuard, findLeaveGuard } from "./use-leave-guard.ts";

const at = (pathname: string) => ({ pathname, search: "" }) as Location;
const guard = (blocks: (from: Location, to: Location) => boolean) => ({ blocks, onBlocked: () => {} });

it("asks every mounted guard, so that one blocker serves all", () => {
  const offline = guard((from, to) => from.pathname !== to.pathname && to.pathname === "/away");
  const unsaved = guard((from) => from.pathname === "/edit");
  const removeOffline = addLeaveGuard(offline);
  const removeUnsaved = addLeaveGuard(unsaved);
  expect(findLeaveGuard(at("/read"), at("/next"))).toBeUndefined();
  expect(findLeaveGuard(at("/read"), at("/away"))).toBe(offline);
  expect(findLeaveGuard(at("/edit"), at("/next"))).toBe(unsaved);
  expect(findLeaveGuard(at("/edit"), at("/away"))).toBe(offline);
  removeOffline();
  expect(findLeaveGuard(at("/edit"), at("/away"))).toBe(unsaved);
  removeUnsaved();
  expect(findLeaveGuard(at("/edit"), at("/away"))).toBeUndefined();
});
