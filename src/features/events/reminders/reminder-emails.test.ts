import { render, toPlainText } from "@react-email/render";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { changeDate } from "../date-changes-for-tests.ts";
import { eventsEmails } from "../emails/templates.ts";
import { addEvent } from "../events-for-tests.ts";
import { mailNotice } from "./jobs/mail-notice.server.ts";
import { mailReminders } from "./jobs/mail-reminders.server.ts";
import type { EventNotice } from "./notice-job.ts";
import { queueEventNotice } from "./queue-event-notice.server.ts";

const { database, services } = setUpServices();
const site = { name: "Ujamaa", origin: "https://ujamaa.example" };
const comingMidnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
/** The default event is on December 5, 2031, from 16:00 to 22:00 UTC. */
const dayBefore = new Date("2031-12-04T18:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: dayBefore });
});
afterEach(async () => {
  vi.useRealTimers();
  await services.owner.deleteFrom("mail_outbox").execute();
  await services.owner.deleteFrom("events").execute();
});

async function addSaver(eventId: string, refuses?: string) {
  const { id } = await makePerson(services);
  await services.db.insertInto("user_saved_events").values({ user_id: id, event_id: eventId }).execute();
  if (refuses) await services.db.insertInto("mail_refusals").values({ user_id: id, kind: refuses }).execute();
  return id;
}

async function readEmails() {
  const rows = await services.db
    .selectFrom("mail_outbox")
    .select(["template", "data"])
    .orderBy("id")
    .execute();
  return Promise.all(
    rows.map(async ({ template, data }) => {
      const letter = eventsEmails[template]?.compose(data, site, "https://ujamaa.example/letters/stop/t");
      const text = letter ? toPlainText(await render(letter.body)) : "";
      return { subject: letter?.subject, text: text.replaceAll(/\s+/g, " ") };
    }),
  );
}

describe("the day before", () => {
  it("everyone who saved the event gets one email, in the event's time zone", async () => {
    const id = await addEvent(services.db, { name: "Porch night" });
    await addSaver(id);
    await addSaver(id, "event-changes");
    await mailReminders(services);
    vi.setSystemTime(new Date("2031-12-04T18:15:00Z"));
    await mailReminders(services);
    const letters = await readEmails();
    expect(letters).toHaveLength(2);
    expect(letters[0]?.subject).toBe("Porch night is on Friday, December 5, 2031");
    expect(letters[0]?.text).toContain("You saved “Porch night”, and it is soon.");
    expect(letters[0]?.text).toContain("When: Friday, December 5, 2031, 11:00 AM to 5:00 PM EST");
    expect(letters[0]?.text).toContain("Where: Old Freight Depot, 12 Cotton Lane, Savannah, Georgia");
    expect(letters[0]?.text).toContain(`https://ujamaa.example/event/${id}`);
    expect(letters[0]?.text).toContain("Stop these emails https://ujamaa.example/letters/stop/t");
  });

  it("people who unsubscribed get none, and there is none about canceled, distant or past dates", async () => {
    const id = await addEvent(services.db);
    await addSaver(id, "event-reminders");
    await mailReminders(services);
    const canceled = await addEvent(services.db, { canceled_at: dayBefore });
    await addSaver(canceled);
    const later = await addEvent(services.db, { start_datetime: new Date("2031-12-05T18:00:01Z") });
    await addSaver(later);
    const over = await addEvent(services.db, { start_datetime: dayBefore });
    await addSaver(over);
    await mailReminders(services);
    expect(await readEmails()).toEqual([]);
  });

  it("a repeating event has an email per date", async () => {
    const id = await addEvent(services.db, {
      start_datetime: soon(2),
      end_datetime: soon(3),
      repeats: "daily",
    });
    await addSaver(id);
    vi.setSystemTime(soon(0));
    await mailReminders(services);
    vi.setSystemTime(soon(24));
    await mailReminders(services);
    expect(await readEmails()).toHaveLength(2);
  });
});

/** Hours after the next midnight: dates of repeating events are listed up to 400 days from the database's clock. */
function soon(hours: number) {
  return new Date(comingMidnight + hours * 3_600_000);
}

describe("when a saved event changes", () => {
  async function notify(notice: Omit<EventNotice, "sequence" | "originalStart"> & { originalStart?: Date }) {
    const queued: EventNotice[] = [];
    await transact(services.db, (tx) =>
      queueEventNotice(tx, { queue: async (_tx, _job, data) => void queued.push(data as never) }, notice),
    );
    for (const one of queued) {
      await mailNotice(services, one);
      // A second run changes nothing.
      await mailNotice(services, one);
    }
  }

  it("a move says the old and the new time", async () => {
    const id = await addEvent(services.db, { name: "Porch night" });
    await addSaver(id);
    await addSaver(id, "event-changes");
    await services.db
      .updateTable("events")
      .set({
        start_datetime: new Date("2031-12-06T16:00:00Z"),
        end_datetime: new Date("2031-12-06T22:00:00Z"),
        change_note: "Rain.",
      })
      .where("id", "=", id)
      .execute();
    await notify({ eventId: id, kind: "moved" });
    const letters = await readEmails();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe("Porch night has moved");
    expect(letters[0]?.text).toContain("An event that you saved has a new time: “Porch night”.");
    expect(letters[0]?.text).toContain("It was: Friday, December 5, 2031, 11:00 AM to 5:00 PM EST");
    expect(letters[0]?.text).toContain("It is now: Saturday, December 6, 2031, 11:00 AM to 5:00 PM EST");
    expect(letters[0]?.text).toContain("The organizer writes: “Rain.”");
  });

  it("a cancellation is announced once to each person", async () => {
    const id = await addEvent(services.db, { name: "Porch night" });
    await addSaver(id);
    const cancel = (at: Date | null) =>
      services.db.updateTable("events").set({ canceled_at: at }).where("id", "=", id).execute();
    await cancel(new Date());
    await notify({ eventId: id, kind: "canceled" });
    await cancel(null);
    await cancel(new Date());
    await notify({ eventId: id, kind: "canceled" });
    const letters = await readEmails();
    expect(letters.map(({ subject }) => subject)).toEqual([
      "Porch night is canceled",
      "Porch night is canceled",
    ]);
    expect(letters[0]?.text).toContain(
      "It would have been: Friday, December 5, 2031, 11:00 AM to 5:00 PM EST",
    );
    expect(letters[0]?.text).not.toContain("All other dates");
  });

  it("names the date of a repeating event", async () => {
    vi.useRealTimers();
    const { rows } = await sql<{
      at: Date;
    }>`select (current_date + 7 + time '15:00') at time zone 'UTC' as at`.execute(database.owner);
    const start = rows[0]?.at ?? new Date();
    const id = await addEvent(services.db, {
      ...{
        name: "Quilt circle",
        start_datetime: start,
        end_datetime: null,
        time_zone: "UTC",
        repeats: "weekly",
      },
    });
    await addSaver(id);
    const second = new Date(start.getTime() + 7 * 86_400_000);
    await changeDate(services.db, {
      ...{ eventId: id, originalStart: second, is_canceled: true, note: "Holiday." },
    });
    await notify({ eventId: id, kind: "date-canceled", originalStart: second });
    const [letter] = await readEmails();
    expect(letter?.subject).toBe("One date of Quilt circle is canceled");
    expect(letter?.text).toContain("3:00 PM UTC All other dates stay as they are.");
    expect(letter?.text).toContain("The organizer writes: “Holiday.”");
  });

  it("sends nothing about past events or outdated changes", async () => {
    const id = await addEvent(services.db);
    await addSaver(id);
    await notify({ eventId: id, kind: "canceled" });
    await notify({ eventId: id, kind: "moved" });
    await services.db.updateTable("events").set({ canceled_at: new Date() }).where("id", "=", id).execute();
    vi.setSystemTime(new Date("2032-01-01T00:00:00Z"));
    await notify({ eventId: id, kind: "canceled" });
    expect(await readEmails()).toEqual([]);
  });
});
