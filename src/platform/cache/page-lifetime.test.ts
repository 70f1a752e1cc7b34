import { expect, it } from "vitest";
import { expire, makeStale, startLifetime } from "./page-lifetime.ts";

const now = 1_000_000;

it("a page made stale by a change is never served in an outage", () => {
  const page = startLifetime(now);
  makeStale(page, now);
  expect(page).toMatchObject({
    freshUntil: 0,
    staleUntil: 0,
    inOutageUntil: 0,
    underLoadUntil: now + 10_000,
  });
});

it("a page that may have missed changes can still be sent during an outage", () => {
  const page = startLifetime(now);
  expire(page, now);
  expect(page).toMatchObject({ freshUntil: 0, staleUntil: 0, inOutageUntil: now + 600_000 });
});
