import { randomBytes } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { addEvent } from "#features/events/events-for-tests.ts";
import { mailNotice } from "#features/events/reminders/jobs/mail-notice.server.ts";
import { type EventNotice, noticeJob } from "#features/events/reminders/notice-job.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { stopPath, stopToken } from "#platform/mail/stop-token.server.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const button = (page: VisitedPage, name: string) => within(page.main).getByRole("button", { name });
const addressOn = (page: VisitedPage) => new URL(textOf(page.main.querySelector("code"))).pathname;

async function openMember() {
  const person = await makePerson(site.services);
  const member = openVisitor(site);
  await member.signIn(person);
  return { person, member };
}

async function saveEvent(userId: string, submittedBy: string | null = null) {
  const name = `Porch supper ${randomBytes(4).toString("hex")}`;
  const start_datetime = new Date(Date.now() + 10 * 86_400_000);
  const event = { name, start_datetime, end_datetime: null, submitted_by: submittedBy };
  const id = await addEvent(site.services.db, event);
  await site.queryDatabase("insert into user_saved_events (user_id, event_id) values ($1, $2)", [userId, id]);
  return { id, name };
}

test("saved events reach a calendar program through a URL that can be replaced", async () => {
  const { person, member } = await openMember();
  const { id, name } = await saveEvent(person.id);
  // Calendar programs have no cookies.
  const program = openVisitor(site);
  const file = await program.request(`/event/${id}.ics`);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toContain(`SUMMARY:${name}`);

  const page = await member.click(button(await member.open("/account/letters"), "Get calendar link"));
  const first = addressOn(page);
  expect(first).toMatch(/^\/calendar\//);
  const feed = await program.request(first);
  expect(await feed.text()).toContain(`SUMMARY:${name}`);
  const again = await program.request(first, {
    headers: { "if-none-match": feed.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(await (await program.request(first.replace(/ics$/, "rss"))).text()).toContain(name);

  const renewed = addressOn(await member.click(button(page, "Get a new link")));
  expect(renewed).not.toBe(first);
  expect((await program.request(first)).status).toBe(404);
  expect((await program.request(renewed)).status).toBe(200);
});

test("a cancellation is emailed to those who saved the event, until they unsubscribe with one click", async () => {
  const { person, member } = await openMember();
  const { id } = await saveEvent(person.id, person.id);
  const event = await member.open(`/account/events/${id}`);
  expect((await member.click(button(event, "Yes, cancel the event"))).url).toBe("/account/events");
  const [job] = await site.queryDatabase<{ data: EventNotice }>(
    "delete from pgboss.job where name = $1 and data->>'eventId' = $2 returning data",
    [noticeJob.name, id],
  );
  await mailNotice(site.services, job?.data as EventNotice);
  const readMail = () =>
    site.queryDatabase("select template, data from mail_outbox where recipient = $1", [person.email]);
  expect(await readMail()).toMatchObject([{ template: "event-canceled", data: { eventId: id } }]);

  // An email program sends this without cookies or an origin; the email contains this URL.
  const stop = `${stopPath}${stopToken(site.services.env, { userId: person.id, kind: "event-changes" })}`;
  const pressed = await site.app.request(stop, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(pressed.status).toBe(200);
  expect((await openVisitor(site).open(stop)).main).toHaveTextContent("These emails have stopped");

  const other = await saveEvent(person.id);
  await site.queryDatabase("update events set canceled_at = now() where id = $1", [other.id]);
  await mailNotice(site.services, { eventId: other.id, kind: "canceled", sequence: 1, originalStart: null });
  expect(await readMail()).toHaveLength(1);
});
