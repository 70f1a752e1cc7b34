import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { queryDatabase } from "./query-database.ts";

export type TestEvent = { id: string; name: string };

export const main = (page: Page) => page.getByRole("main");
export const linkTo = (page: Page, { name }: TestEvent) =>
  main(page).getByRole("link", { name: `More Info / RSVP : ${name}` });
export const saveButton = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Saved? :/ })
    .first();

/** An approved event with a unique name, in ten days, optionally submitted by the account with this email. */
export async function addEvent({ submittedBy = "" } = {}): Promise<TestEvent> {
  const name = `Porch supper ${randomBytes(4).toString("hex")}`;
  const [row] = await queryDatabase<{ id: string }>(
    `insert into events (name, description, start_datetime, time_zone, location, event_type, organizer_name, website,
       approval_status, submitted_by)
     values ($1, 'Bring a chair and a dish. There is a fire until late.', now() + interval '10 days',
       'America/New_York', '12 Cotton Lane, Savannah, Georgia', 'Supper club', 'The Blue Porch',
       'https://porch.example/', 'approved', (select id from users where lower(email) = lower($2)))
     returning id`,
    [name, submittedBy],
  );
  return { id: row?.id ?? "", name };
}

export async function cancelEvent({ id }: TestEvent) {
  await queryDatabase(
    "update events set canceled_at = now(), change_note = 'The yard is flooded.' where id = $1",
    [id],
  );
}

export async function moveEvent({ id }: TestEvent) {
  await queryDatabase(
    "update events set start_datetime = start_datetime + interval '2 days', change_note = 'Rain.' where id = $1",
    [id],
  );
}

/** How many people saved an event. */
export async function countSaves({ id }: TestEvent): Promise<number> {
  return (await queryDatabase("select from user_saved_events where event_id = $1", [id])).length;
}
