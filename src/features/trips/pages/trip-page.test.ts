import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textsOf, type VisitedPage, type Visitor } from "#testing/visitor.ts";

const site = setUpDemoSite();
const day = (page: VisitedPage, number: number) => page.getByRole("region", { name: `Day ${number}` });
const stops = (page: VisitedPage, number: number) =>
  textsOf(
    within(day(page, number))
      .queryAllByRole("article")
      .map((stop) => within(stop).getByRole("heading")),
  );
const button = (page: VisitedPage, name: string) => within(page.main).getByRole("button", { name });

async function startTrip(title: string, firstDay = "") {
  const visitor = openVisitor(site);
  await visitor.signIn(await makePerson(site.services));
  const page = await visitor.open("/trips");
  const form = button(page, "Start the trip").closest("form") as HTMLElement;
  fill(within(form).getByLabelText("Name"), title);
  fill(within(form).getByLabelText(/^First day/), firstDay);
  return { visitor, board: await visitor.click(button(page, "Start the trip")) };
}

function addStop(visitor: Visitor, page: VisitedPage, number: number, name: string) {
  const submit = within(day(page, number)).getByRole("button", { name: `Add to Day ${number}` });
  fill(within(submit.closest("form") as HTMLElement).getByLabelText("Name"), name);
  return visitor.click(submit);
}

/** Without scripts, the forms of a stop are behind a link. */
const openStop = (visitor: Visitor, page: VisitedPage, name: string) =>
  visitor.click(within(page.main).getByRole("link", { name: `Change or move ${name}` }));

test("only the stop that is opened has its forms, so a long trip stays a small page", async () => {
  const { visitor, board } = await startTrip("Two hundred porches");
  const one = await addStop(visitor, board, 1, "First");
  const two = await addStop(visitor, one, 1, "Second");
  const save = (page: VisitedPage, name: string) =>
    within(page.main).queryByRole("button", { name: `Save ${name}` });
  expect([save(two, "First"), save(two, "Second")]).toEqual([null, null]);
  const opened = await openStop(visitor, two, "First");
  expect(new URL(opened.url, "http://localhost").hash).toMatch(/^#stop-[0-9a-f-]{36}$/);
  expect(save(opened, "Second")).toBeNull();
  const form = save(opened, "First")?.closest("form") as HTMLElement;
  expect(form.closest("details")).toHaveAttribute("open");
  fill(within(form).getByLabelText(/^Note/), "Bring the yams.");
  const saved = await visitor.click(save(opened, "First") as HTMLElement);
  expect(day(saved, 1)).toHaveTextContent("Bring the yams.");
  expect(save(saved, "First")).toBeNull();
});

test("without scripts a trip is planned by plain forms", async () => {
  const { visitor, board } = await startTrip("The long weekend");
  expect(board.getByRole("heading", { level: 1 })).toHaveTextContent(/^The long weekend$/);
  const one = await addStop(visitor, board, 1, "First");
  const two = await addStop(visitor, one, 1, "Second");
  expect(stops(two, 1)).toEqual(["First", "Second"]);
  const earlier = await visitor.click(button(await openStop(visitor, two, "Second"), "Earlier Second"));
  expect(stops(earlier, 1)).toEqual(["Second", "First"]);
  const opened = await openStop(visitor, earlier, "Second");
  fill(opened.getByLabelText("Day of Second"), "Day 3");
  const moved = await visitor.click(button(opened, "Move Second"));
  expect(stops(moved, 1)).toEqual(["First"]);
  expect(stops(moved, 3)).toEqual(["Second"]);
  const removed = await visitor.click(button(await openStop(visitor, moved, "First"), "Remove First"));
  expect(stops(removed, 1)).toEqual([]);
  expect(stops(removed, 3)).toEqual(["Second"]);
});

test("a trip with a first day shows its dates, and adds up what a day costs", async () => {
  const { visitor, board } = await startTrip("Savannah with Mama", "2027-03-19");
  expect(board.main).toHaveTextContent("Fri, Mar 19 to Sun, Mar 21, 2027");
  let page = board;
  for (const name of ["The pie window", "The long walk"]) {
    const submit = within(day(page, 1)).getByRole("button", { name: "Add to Day 1" });
    fill(within(submit.closest("form") as HTMLElement).getByLabelText(/^Cost in dollars/), "18.50");
    page = await addStop(visitor, page, 1, name);
  }
  expect(day(page, 1)).toHaveTextContent("$37");
});

test("a secret link shows the whole trip without an account, to look only, and is kept from search engines and other sites", async () => {
  const { visitor, board } = await startTrip("Home for the holidays");
  const planned = await addStop(visitor, board, 2, "Lunch by the river");
  fill(planned.getByLabelText("Notes for the whole trip"), "Blue suitcase.");
  const noted = await visitor.click(button(planned, "Save the notes"));
  const shared = await visitor.click(button(noted, "Create view link"));
  const link = shared.getByLabelText("Anyone with this link can view this trip") as HTMLInputElement;
  expect(link.value).toMatch(/\/trips\/shared\/[\w-]{43}$/);

  const page = await openVisitor(site).open(new URL(link.value).pathname);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(page.document.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "same-origin");
  expect(stops(page, 2)).toEqual(["Lunch by the river"]);
  // Once on the page and once on the sheets for print.
  expect(page.getAllByText("Blue suitcase.")[0]).toBeVisible();
  expect(page.queryByText(/Add a stop/)).toBeNull();
  expect(page.queryByRole("textbox", { name: "Notes for the whole trip" })).toBeNull();
});
