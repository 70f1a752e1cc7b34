import { beforeEach, describe, expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addPicture, readEvent } from "../events-for-tests.ts";
import { submitEvent } from "./submit-event.server.ts";

const { services } = setUpServices();
let ama: TestPerson;
beforeEach(async () => {
  ama = await makePerson(services);
});

const listEvents = (id = ama.id) =>
  services.db.selectFrom("events").selectAll().where("submitted_by", "=", id).orderBy("id").execute();
const countEvents = async () => (await services.db.selectFrom("events").select("id").execute()).length;
const refusal = (reason: string) => ({ ok: false, reason });

describe("submitEvent", () => {
  it("[EVTS-02] [SEC-22] stores the event for the logged-in user", async () => {
    const result = await submitEvent(services, aMember(ama.id), readEvent({ organizer_name: " Kinfolk " }));
    expect(result).toMatchObject({ ok: true });
    expect(await listEvents()).toMatchObject([
      {
        ...{ name: "Porch Pitch", description: "Six founders, five minutes each." },
        ...{ start_datetime: new Date("2031-01-23T23:30:00Z"), time_zone: "America/New_York" },
        ...{ event_type: "Pitch night", location: "12 Elm Street, Macon, GA", is_virtual: false },
        ...{ organizer_name: "Kinfolk", website: "https://porch.example/pitch", image_url: null },
      },
    ]);
  });

  it("[EVTS-29] is pending, not featured and has no tickets, whatever the request contains", async () => {
    const carried = { approval_status: "approved", featured: true, ticket_link: "https://eve.example" };
    const other = { submitted_by: "019a0000-0000-7000-8000-000000000000", canceled_at: "2026-01-01" };
    await submitEvent(services, aMember(ama.id), readEvent({ ...carried, ...other }));
    expect(await listEvents()).toMatchObject([
      {
        ...{ approval_status: "pending", featured: false, ticket_link: null, end_datetime: null },
        ...{ submitted_by: ama.id, canceled_at: null },
      },
    ]);
  });

  it("[EVTS-12] gives a virtual event the location Virtual", async () => {
    await submitEvent(services, aMember(ama.id), readEvent({ is_virtual: true }));
    expect(await listEvents()).toMatchObject([{ location: "Virtual", is_virtual: true }]);
  });

  it("[SEC-19] refuses a visitor, and writes no row", async () => {
    const before = await countEvents();
    expect(await submitEvent(services, aVisitor(), readEvent())).toEqual(refusal("not-signed-in"));
    expect(await countEvents()).toBe(before);
  });

  it("refuses an account with an unverified email address", async () => {
    const zuri = await makePerson(services, { isVerified: false });
    expect(await submitEvent(services, aMember(zuri.id), readEvent())).toEqual(refusal("unverified"));
    expect(await listEvents(zuri.id)).toEqual([]);
  });

  it("[EVTS-26] keeps its picture by id or by public URL, and stores the URL", async () => {
    const [byId, byUrl] = [await addPicture(services.db, ama.id), await addPicture(services.db, ama.id)];
    await submitEvent(services, aMember(ama.id), readEvent({ image_url: byId.id }));
    await submitEvent(services, aMember(ama.id), readEvent({ image_url: byUrl.url }));
    expect((await listEvents()).map(({ image_url }) => image_url)).toEqual([byId.url, byUrl.url]);
    const kept = await services.db
      .selectFrom("stored_files")
      .select("delete_after")
      .where("id", "in", [byId.id, byUrl.id])
      .execute();
    expect(kept).toEqual([{ delete_after: null }, { delete_after: null }]);
  });

  it("accepts the picture of an earlier event of the same person", async () => {
    const picture = await addPicture(services.db, ama.id);
    for (const image_url of [picture.id, picture.url])
      expect(await submitEvent(services, aMember(ama.id), readEvent({ image_url }))).toMatchObject({
        ok: true,
      });
  });

  it("refuses pictures of other people, other sites and other buckets, and expired ones", async () => {
    const kofi = await makePerson(services);
    const theirs = await addPicture(services.db, kofi.id);
    const old = await addPicture(services.db, ama.id, { hours: -1 });
    const kept = await addPicture(services.db, kofi.id);
    await submitEvent(services, aMember(kofi.id), readEvent({ image_url: kept.id }));
    const elsewhere = ["https://eve.example/a.png", "/files/claim_proofs/a.png", "/files/event_images/../a"];
    for (const image_url of [theirs.id, theirs.url, old.id, kept.url, ...elsewhere])
      for (const actor of [aMember(ama.id), anAdmin(ama.id)])
        expect(await submitEvent(services, actor, readEvent({ image_url }))).toEqual(refusal("picture-gone"));
    expect(await listEvents()).toEqual([]);
  });

  it("refuses more than the daily limit, before it reads anything", async () => {
    const event = readEvent({ image_url: "https://eve.example/a.png" });
    for (let nth = 0; nth < 40; nth++) await submitEvent(services, aMember(ama.id), event);
    expect(await submitEvent(services, aMember(ama.id), readEvent())).toMatchObject({
      ...refusal("too-many"),
      retryAfterSeconds: expect.any(Number),
    });
  });

  it("stores the repetition", async () => {
    const monthly = { start_datetime: "2031-01-14T18:30", repeats: "monthly", repeat_by: "weekday" };
    await submitEvent(services, aMember(ama.id), readEvent({ ...monthly, repeat_until: "2031-12-31" }));
    expect(await listEvents()).toMatchObject([
      {
        ...{ repeats: "monthly", repeat_interval: 1, repeat_week: 2, repeat_weekdays: [] },
        repeat_until: expect.anything(),
      },
    ]);
  });
});
