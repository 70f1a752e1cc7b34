import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { readTrip } from "../queries/read-trip.server.ts";
import { aTrip } from "../trip-for-tests.ts";
import { aNewStop } from "../trips-for-tests.ts";
import { action, clientAction } from "./keep-trip.ts";
import { type StoredTrip, writeStoredTrip } from "./read-stored-trip.ts";

const { services } = setUpServices();
let person: Person;
let kept: StoredTrip;
beforeEach(async () => {
  person = { ...(await makePerson(services)), avatarUrl: null, isAdmin: false };
  kept = { id: randomUUID(), trip: aTrip({ stops: [aNewStop()] }) };
});

afterEach(() => vi.unstubAllGlobals());

const send = (text: string | null, who: Person | null = person, using: Services = services) =>
  action(routeArgs(using, "/trips/keep", { fields: { kept: text ?? "" }, visit: { person: who } }));

it("carries the browser's trip over and says so, once", async () => {
  const text = writeStoredTrip(kept);
  expect(await send(text)).toMatchObject({
    data: {
      to: `/trips/${kept.id}`,
      isDone: true,
      toast: { title: "“Savannah with Mama” is in your account now" },
    },
  });
  expect(await readTrip(services.db, kept.id)).toEqual(kept.trip);
  expect(await send(text)).toMatchObject({ data: { isDone: true, toast: null } });
});

it("lets the browser keep it when the account cannot have it", async () => {
  const text = writeStoredTrip(kept);
  const away = () => {
    throw new Error("away");
  };
  const broken = { ...services, db: { transaction: away } as never };
  expect(await send(text, person, broken)).toMatchObject({
    data: { to: null, isDone: false },
    init: { status: 503 },
  });
  expect(await send(text, null)).toMatchObject({ data: { isDone: false }, init: { status: 401 } });
});

it("lets the browser forget what somebody else carried over from it", async () => {
  const other = { ...(await makePerson(services)), avatarUrl: null, isAdmin: false };
  await send(writeStoredTrip(kept), other);
  expect(await send(writeStoredTrip(kept))).toMatchObject({ data: { to: null, isDone: true, toast: null } });
});

it("refuses what is no trip", async () => {
  for (const text of [null, "", "{}", "x"])
    await expect(send(text)).rejects.toMatchObject({ init: { status: 400 } });
});

/** The answer of the page, which sends by itself whatever this browser holds. */
function sendFromPage(held: string, serverAction: () => Promise<unknown>) {
  vi.stubGlobal("localStorage", { getItem: () => held, removeItem: () => {} });
  return clientAction({ serverAction } as unknown as Parameters<typeof clientAction>[0]);
}

it("does not send what this browser cannot read: left by another release, or by hand", async () => {
  const serverAction = vi.fn();
  for (const held of ["x", "{}", '{"version":2}']) expect(await sendFromPage(held, serverAction)).toBeNull();
  expect(serverAction).not.toHaveBeenCalled();
});

it("never puts an error in the place of the page that somebody reads", async () => {
  const refuse = () => Promise.reject(new Response(null, { status: 413 }));
  expect(await sendFromPage(writeStoredTrip(kept) ?? "", refuse)).toBeNull();
});
