import { randomBytes } from "node:crypto";
import { within } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, type VisitedPage } from "#testing/visitor.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { addEvent } from "../../events-for-tests.ts";

const site = setUpDemoSite();
let name: string;
let id: string;
let path: string;

beforeEach(async () => {
  name = `Porch supper ${randomBytes(4).toString("hex")}`;
  id = await addEvent(site.services.db, { name });
  await writeDocuments(site.services.db);
  path = `/event/${id}`;
});

const countSaves = async () =>
  (await site.queryDatabase("select from user_saved_events where event_id = $1", [id])).length;
const saveButton = (page: VisitedPage) =>
  within(page.main).getAllByRole("button", { name: new RegExp(`^Saved? ?: ${name}$`) })[0] as HTMLElement;
const savedRows = (page: VisitedPage) =>
  within(within(page.main).getByRole("region", { name: "Saved events" }))
    .queryAllByRole("article")
    .filter((row) => within(row).queryByRole("heading", { name }));

test("[EVTD-05] [EVTD-24] [EVTD-27] [EVTD-29] [EVTD-30] [EVTD-33] [EVTD-34] [EVTD-35] a visitor opens an event, logs in, saves it, and removes it on the dashboard", async () => {
  const person = await makePerson(site.services);
  const visitor = openVisitor(site);
  const list = await visitor.open(`/events?${new URLSearchParams({ search: name })}`);
  const event = await visitor.click(
    within(list.main).getByRole("link", { name: new RegExp(`^More Info / RSVP ?: ${name}$`) }),
  );
  expect(event.url).toBe(path);
  expect(within(event.main).getByRole("heading", { level: 1 })).toHaveTextContent(name);

  const login = await visitor.click(saveButton(event));
  expect(login.url).toBe(`/login?returnTo=%2Fevent%2F${id}`);
  expect(login.toast).toContain("Login Required");
  expect(login.toast).toContain("Please log in to save events.");
  expect(await countSaves()).toBe(0);

  fill(within(login.main).getByLabelText("Email"), person.email);
  fill(within(login.main).getByLabelText("Password"), person.password);
  const back = await visitor.click(within(login.main).getByRole("button", { name: "Log in" }));
  expect(back.url).toBe(path);
  expect(saveButton(back)).toHaveAttribute("aria-pressed", "false");

  const saved = await visitor.click(saveButton(back));
  expect(saved.url).toBe(path);
  expect(saved.toast).toContain("Event Saved!");
  expect(saved.toast).toContain("You can find it in your dashboard.");
  expect(saveButton(saved)).toHaveAttribute("aria-pressed", "true");
  expect(await countSaves()).toBe(1);

  const dashboard = await visitor.open("/dashboard");
  expect(savedRows(dashboard)).toHaveLength(1);
  const unsaved = await visitor.click(saveButton(dashboard));
  expect(unsaved.toast).toContain("Event Unsaved");
  expect(unsaved.toast).toContain("Removed from your saved events.");
  expect(savedRows(unsaved)).toHaveLength(0);
  expect(await countSaves()).toBe(0);

  const again = await visitor.open(path);
  expect(saveButton(again)).toHaveAttribute("aria-pressed", "false");
  const events = await visitor.click(within(again.main).getByRole("link", { name: "Back to All Events" }));
  expect(events.url).toBe("/events");
});

test("without JavaScript, calendars are links in a disclosure and CSS hides Share", async () => {
  const page = await openVisitor(site).open(path);
  const summary = within(page.main).getByText("Add to calendar");
  const details = summary.closest("details") as HTMLDetailsElement;
  expect(summary.closest("summary")?.parentElement).toBe(details);
  expect(
    within(details).getAllByRole("link", { name: /^(Calendar file|Google Calendar|Outlook)/ }),
  ).toHaveLength(3);
  expect(within(page.main).getByRole("button", { name: "Share" })).toHaveClass("noscript:hidden");
});
