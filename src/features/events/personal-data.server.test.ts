import { beforeEach, describe, expect, it } from "vitest";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "./events-for-tests.ts";
import { editEvent } from "./own/commands/edit-event.server.ts";
import { eventsPersonalData } from "./personal-data.server.ts";
import { addPicture, readEvent } from "./submit/events-for-tests.ts";

const { services } = setUpServices();
let ama: TestPerson;
beforeEach(async () => {
  ama = await makePerson(services);
});
const listEvents = async (ids: string[]) =>
  (
    await services.db
      .selectFrom("events")
      .select(["id", "submitted_by"])
      .where("id", "in", ids)
      .orderBy("created_at")
      .execute()
  ).map(({ id, submitted_by }) => [ids.indexOf(id), submitted_by]);
const erase = (removesPosts: boolean) =>
  transact(services.db, (tx) => eventsPersonalData.erasePersonalData(tx, ama, { removesPosts }));

describe("personal data of events", () => {
  it("is all in the person's file", async () => {
    const id = await addEvent(services.db, { submitted_by: ama.id });
    await editEvent(services, aMember(ama.id), { id, ...readEvent({ name: "Other" }) });
    await services.db.insertInto("user_saved_events").values({ user_id: ama.id, event_id: id }).execute();
    await services.db
      .insertInto("mail_refusals")
      .values({ user_id: ama.id, kind: "event-changes" })
      .execute();
    expect(await eventsPersonalData.exportPersonalData(services.db, ama.id)).toMatchObject({
      submitted: { events: [{ id }], changes: [{ event_id: id, fields: { name: "Other" } }], decisions: [] },
      saved: { events: [{ id }], calendar: [] },
      refusals: [{ kind: "event-changes" }],
    });
    const stranger = await makePerson(services);
    expect(await eventsPersonalData.exportPersonalData(services.db, stranger.id)).toEqual({
      submitted: { events: [], changes: [], decisions: [] },
      saved: { events: [], calendar: [] },
      refusals: [],
    });
  });

  it.each([
    [false, [[0, null]]],
    [true, []],
  ])(
    "is deleted with the account: pending events are deleted, listed ones kept anonymously or deleted (%s)",
    async (removes, left) => {
      const picture = await addPicture(services.db, ama.id);
      const ids = [
        await addEvent(services.db, { submitted_by: ama.id }),
        await addEvent(services.db, {
          submitted_by: ama.id,
          approval_status: "pending",
          image_url: picture.url,
        }),
        await addEvent(services.db, { submitted_by: ama.id, approval_status: "rejected" }),
      ];
      await editEvent(services, aMember(ama.id), { id: ids[0] ?? "", ...readEvent({ name: "Other" }) });
      await erase(removes);
      expect(await listEvents(ids)).toEqual(left);
      const revisions = await services.db
        .selectFrom("event_revisions")
        .select("id")
        .where("event_id", "in", ids)
        .execute();
      expect(revisions).toEqual([]);
      const file = await services.db
        .selectFrom("stored_files")
        .select("delete_after")
        .where("id", "=", picture.id)
        .executeTakeFirstOrThrow();
      expect(file.delete_after).toBeInstanceOf(Date);
      expect(file.delete_after?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    },
  );
});
