import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aStop } from "../trip-for-tests.ts";
import { createVisitorTrip } from "./stored-trip.ts";
import { createTripStorage } from "./trip-storage.ts";

let items: Map<string, string>;
let store: ReturnType<typeof createVisitorTrip>;

/** Browser storage; `isFull` refuses to keep anything more. */
function stubStorage({ isFull = false, kept = new Map<string, string>() } = {}) {
  items = kept;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error("full");
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  const tab = new EventTarget();
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  return tab;
}

/** The trip as a newly loaded page has it. */
function loadStore() {
  store = createVisitorTrip(createTripStorage());
}

beforeEach(() => {
  stubStorage();
  loadStore();
});
afterEach(() => vi.unstubAllGlobals());

const porch = {
  kind: "business",
  id: "7",
  name: "The Porch",
  address: "9 Jones Mews, Savannah, Georgia",
} as const;

it("begins a trip with what is added, named by its city, and finds it on the next page", async () => {
  expect(store.readVisitorTrip()).toBeNull();
  const added = store.addToVisitorTrip(porch);
  expect(added).toMatchObject({ ok: true, title: "A trip to Savannah", isNew: true });
  loadStore();
  expect(store.readVisitorTrip()?.trip).toMatchObject({
    placeSlug: "savannah-ga",
    stops: [{ kind: "business", subjectId: "7", name: "The Porch", day: null }],
  });
});

it("adds the same thing once", () => {
  store.addToVisitorTrip(porch);
  expect(store.addToVisitorTrip(porch)).toMatchObject({ ok: true, isNew: false });
  expect(store.readVisitorTrip()?.trip.stops).toHaveLength(1);
});

it("takes it out again, and forgets a trip that has nothing else", () => {
  const added = store.addToVisitorTrip(porch);
  store.takeOutOfVisitorTrip(added.ok ? added.stopId : "");
  expect(store.readVisitorTrip()).toBeNull();
  expect(items.size).toBe(0);
});

it("keeps a trip with dates when its last stop is taken out", () => {
  store.startVisitorTrip({ startsOn: "2027-03-19" });
  const added = store.addToVisitorTrip(porch);
  store.takeOutOfVisitorTrip(added.ok ? added.stopId : "");
  expect(store.readVisitorTrip()?.trip).toMatchObject({ startsOn: "2027-03-19", stops: [] });
});

it("applies changes, tells whoever listens, and keeps its id", () => {
  const listener = vi.fn();
  const stop = store.subscribeToVisitorTrip(listener);
  store.changeVisitorTrip({ type: "add-stop", stop: aStop({ id: randomUUID(), name: "Supper" }) });
  const { id } = store.readVisitorTrip() ?? {};
  store.changeVisitorTrip({ type: "edit-trip", edits: { title: { from: "My trip", to: "Savannah" } } });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.readVisitorTrip()).toMatchObject({ id, trip: { title: "Savannah" } });
  expect(store.readVisitorTrip()).toBe(store.readVisitorTrip());
  stop();
  store.deleteVisitorTrip();
  expect(listener).toHaveBeenCalledTimes(2);
});

it("says so when it is too large, and stays as it was", () => {
  for (let count = 0; count < 30; count += 1)
    store.changeVisitorTrip({ type: "add-stop", stop: aStop({ id: randomUUID(), note: "x".repeat(1_000) }) });
  const before = store.readVisitorTrip()?.trip.stops.length;
  const more = () =>
    store.changeVisitorTrip({ type: "add-stop", stop: aStop({ id: randomUUID(), note: "é".repeat(1_000) }) });
  for (let count = 0; count < 10; count += 1) more();
  expect(more()).toMatchObject({ ok: false, message: expect.stringContaining("Sign up") });
  expect(before).toBe(30);
});

it("does not keep what it could not read again", () => {
  store.addToVisitorTrip(porch);
  const [stop] = store.readVisitorTrip()?.trip.stops ?? [];
  const rename = { name: { from: "The Porch", to: " " } };
  expect(store.changeVisitorTrip({ type: "edit-stop", id: stop?.id ?? "", edits: rename })).toMatchObject({
    ok: false,
  });
  const title = { title: { from: "A trip to Savannah", to: "" } };
  expect(store.changeVisitorTrip({ type: "edit-trip", edits: title })).toMatchObject({ ok: false });
  expect(store.readVisitorTrip()?.trip).toMatchObject({
    title: "A trip to Savannah",
    stops: [{ name: "The Porch" }],
  });
});

it("keeps the trip as long as its page where storage is full", async () => {
  stubStorage({ isFull: true });
  loadStore();
  store.addToVisitorTrip(porch);
  expect(store.readVisitorTrip()?.trip.stops).toHaveLength(1);
  store.deleteVisitorTrip();
  expect(store.readVisitorTrip()).toBeNull();
});

it("shows what was changed after storage became full, and not what it still holds", async () => {
  store.addToVisitorTrip(porch);
  stubStorage({ isFull: true, kept: items });
  loadStore();
  store.addToVisitorTrip({ ...porch, id: "8", name: "The Pier" });
  expect(store.readVisitorTrip()?.trip.stops).toHaveLength(2);
});

it("reads what another tab kept", async () => {
  const tab = stubStorage();
  loadStore();
  const listener = vi.fn();
  store.subscribeToVisitorTrip(listener);
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: "my-trip" }));
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
  expect(listener).toHaveBeenCalledTimes(1);
});
