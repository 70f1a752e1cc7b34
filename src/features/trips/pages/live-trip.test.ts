import { describe, expect, it } from "vitest";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { aNewStop, makeKey, makeTrip } from "../trips-for-tests.ts";
import { action, loader } from "./shared-live-trip.ts";

const { services } = setUpServices();

describe("the number of a trip's last change", () => {
  it("is answered by 304 until something changes, and the key opens nothing once it has ended", async () => {
    const { owner, tripId } = await makeTrip(services);
    const key = await makeKey(services, { owner, tripId, role: "edit" });
    const ask = (headers?: HeadersInit) =>
      loader(routeArgs(services, "/live", { params: { key }, ...(headers && { headers }) }));
    const first = await ask();
    expect(await first.json()).toEqual({ version: 1 });
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const known = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await ask(known)).status).toBe(304);

    const change = JSON.stringify({ type: "add-stop", stop: aNewStop() });
    const sent = await action(routeArgs(services, "/live", { params: { key }, fields: { change } }));
    expect(await sent.json()).toMatchObject({ version: 2, refused: [] });
    expect(await (await ask(known)).json()).toEqual({ version: 2 });

    await makeKey(services, { owner, tripId, role: "edit" });
    expect((await ask()).status).toBe(404);
  });

  it("is answered in words when the trip is gone", async () => {
    const change = JSON.stringify({ type: "remove-stop", id: aNewStop().id });
    const params = { key: "x".repeat(43) };
    const sent = await action(routeArgs(services, "/live", { params, fields: { change } }));
    expect(sent.status).toBe(404);
    expect(await sent.json()).toEqual({ error: "This trip is no longer here." });
  });

  it.each([
    "",
    "{",
    "{}",
    '{"type":"edit-trip","edits":{"days":{"from":3,"to":99}}}',
    // What PostgreSQL would not take: a page would send it again and again.
    '{"type":"edit-trip","edits":{"notes":{"from":"","to":"a\\u0000b"}}}',
    '{"type":"edit-trip","edits":{"startsOn":{"from":null,"to":"0000-01-01"}}}',
  ])("refuses a change that cannot be read: %s", async (change) => {
    const { owner, tripId } = await makeTrip(services);
    const key = await makeKey(services, { owner, tripId, role: "edit" });
    const sent = await action(routeArgs(services, "/live", { params: { key }, fields: { change } }));
    expect(sent.status).toBe(400);
  });
});
