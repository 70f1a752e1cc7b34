import { randomBytes } from "node:crypto";
import { within } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { attach, fill, openVisitor, textOf, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { typedEvent } from "./events-for-tests.ts";

const site = setUpDemoSite();
let name: string;
let member: Visitor;
let email: string;

beforeEach(async () => {
  // No two are similar enough to count as the same event.
  name = `${randomBytes(12).toString("hex")} pitch`;
  const person = await makePerson(site.services);
  email = person.email;
  member = openVisitor(site);
  await member.signIn(person);
});

const field = (page: VisitedPage, label: string | RegExp) => within(page.main).getByLabelText(label);
const press = (visitor: Visitor, page: VisitedPage, button: string | RegExp) =>
  visitor.click(within(page.main).getByRole("button", { name: button }));
const submit = (page: VisitedPage) => press(member, page, "Submit for Review");
const itemsOf = (page: VisitedPage, text = name) =>
  within(page.main)
    .getAllByRole("listitem")
    .filter((item) => textOf(item).includes(text));
const isOnCalendar = async () => {
  await writeDocuments(site.services.db);
  const page = await openVisitor(site).open(`/events?${new URLSearchParams({ search: name })}`);
  return within(page.main).queryByRole("heading", { name }) !== null;
};

async function openFilledForm(): Promise<VisitedPage> {
  const page = await member.open("/events/submit");
  fill(field(page, "Event Name"), name);
  fill(field(page, "Description"), typedEvent.description);
  fill(field(page, "Date & Time"), typedEvent.start_datetime);
  fill(field(page, "Event Type"), typedEvent.event_type);
  fill(field(page, "Location"), typedEvent.location);
  fill(field(page, "Website / RSVP Link"), typedEvent.website);
  return page;
}

/** Approves the pending item with this name, as an admin. */
async function approve(kind: "event" | "change"): Promise<VisitedPage> {
  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const isChange = (item: Element) => textOf(item).includes("Change");
  const queue = await admin.open("/admin/events?view=all");
  const item = itemsOf(queue).find((one) => isChange(one) === (kind === "change")) as HTMLElement;
  const page = await admin.click(within(item).getAllByRole("link")[0] as HTMLElement);
  const evidence = within(within(page.main).getByRole("article"));
  expect(evidence.getByRole("heading", { level: 2 })).toHaveTextContent(name);
  if (kind === "change") expect(within(page.main).getByRole("article")).toHaveTextContent("Vigil");
  return admin.click(evidence.getByRole("button", { name: /^Approve/ }));
}

test("[EVTS-03] [EVTS-08] [EVTS-09] [EVTS-10] [EVTS-16] [EVTS-21] [EVTS-22] the form is titled Submit Your Event and has these fields", async () => {
  const page = await member.open("/events/submit");
  expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Submit Your Event$/);
  expect(field(page, "Event Type")).toHaveAttribute("placeholder", "e.g. Conference, Workshop");
  expect(field(page, "Location")).toBeEnabled();
  expect(field(page, "This is a virtual event")).toHaveAttribute("type", "checkbox");
  expect(field(page, /^Event Image\/Logo/)).toHaveAttribute("type", "file");
  expect(within(page.main).getByText(/MAX\. 5MB/)).toBeVisible();
  expect(within(page.main).getByRole("button", { name: "Submit for Review" })).toBeEnabled();
});

test("[EVTS-30] [EVTS-31] [EVTS-32] a submission is not listed until it is approved", async () => {
  const page = await openFilledForm();
  attach(field(page, /^Event Image\/Logo/), {
    ...{ name: "poster.png", mimeType: "image/png" },
    buffer: await drawPicture().png().toBuffer(),
  });
  const sent = await submit(page);
  expect(sent.url).toBe("/events");
  expect(sent.toast).toContain("Event Submitted!");
  expect(sent.toast).toContain("Thank you! Your event is now pending review.");
  expect(await isOnCalendar()).toBe(false);
  const own = await member.open("/account/events");
  expect(itemsOf(own)[0]).toHaveTextContent("Waiting");
  const [row] = await site.queryDatabase<{ id: string; image_url: string }>(
    "select id, image_url from events where name = $1",
    [name],
  );
  expect(row?.image_url).toMatch(/^\/files\/event_images\//);

  expect((await approve("event")).toast).toContain("Event has been approved");
  expect(await isOnCalendar()).toBe(true);
  const letters = await site.queryDatabase<{ template: string; data: unknown }>(
    "select template, data from mail_outbox where recipient = $1",
    [email],
  );
  expect(letters).toMatchObject([{ template: "event-approved", data: { eventId: row?.id } }]);
});

test("[EVTS-33] an invalid URL is refused beside its field, and the typed text stays", async () => {
  const page = await openFilledForm();
  const website = field(page, "Website / RSVP Link") as HTMLInputElement;
  fill(website, "porch party");
  // Other clients than browsers skip the browser's own validation.
  (website.form as HTMLFormElement).noValidate = true;
  const refused = await submit(page);
  expect(refused.status).toBe(400);
  expect(field(refused, "Website / RSVP Link")).toHaveAccessibleDescription(
    "Enter a web address, such as example.com.",
  );
  expect(field(refused, "Event Name")).toHaveValue(name);
});

test("a likely duplicate gets a warning first, and is accepted when submitted again", async () => {
  await submit(await openFilledForm());
  await approve("event");
  const warned = await submit(await openFilledForm());
  expect(warned.status).toBe(409);
  expect(
    within(warned.main).getByRole("heading", { name: "It may be on the calendar already" }),
  ).toBeVisible();
  expect(within(warned.main).getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/event\//),
  );
  expect(field(warned, "Event Name")).toHaveValue(name);
  expect((await submit(warned)).url).toBe("/events");
  expect(itemsOf(await member.open("/account/events"))).toHaveLength(2);
});

test("a listed event is changed by review, and canceled immediately", async () => {
  await submit(await openFilledForm());
  await approve("event");
  const edit = async () => {
    const own = await member.open("/account/events");
    return member.click(within(own.main).getByRole("link", { name: /^Change or cancel/ }));
  };
  const form = await edit();
  fill(field(form, "Event Type"), "Vigil");
  const sent = await press(member, form, "Send changes");
  expect(sent.toast).toContain("Changes sent");
  const own = await member.open("/account/events");
  expect(itemsOf(own, "Changes wait")[0]).toHaveTextContent(name);
  expect((await approve("change")).toast).toContain("Change has been approved");

  const changed = await edit();
  expect(field(changed, "Event Type")).toHaveValue("Vigil");
  expect(within(changed.main).getByText("Cancel the whole event")).toBeVisible();
  fill(field(changed, /^A word to those who wanted to come/), "The hall burned.");
  const canceled = await press(member, changed, "Yes, cancel the event");
  expect(canceled.toast).toContain("Event canceled");
  expect(itemsOf(await member.open("/account/events"), "Canceled")[0]).toHaveTextContent(name);
});
