import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, fill, openVisitor, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const dialog = (page: VisitedPage) => within(page.getByRole("dialog", { name: "Request something" }));
const sendButton = (page: VisitedPage) => dialog(page).getByRole("button", { name: "Send request" });

const readRequests = (name: string) =>
  site.queryDatabase("select email, feature_type, details from feature_requests where name = $1", [name]);

function removeAfterTest(name: string): void {
  onTestFinished(async () => {
    await site.queryDatabase("delete from feature_requests where name = $1", [name]);
  });
}

async function openDialog() {
  const visitor = openVisitor(site);
  const travel = await visitor.open("/travel");
  const [link] = within(travel.main).getAllByRole("link", { name: "Request something" });
  return { visitor, page: await visitor.click(link as HTMLElement) };
}

test("[TRAV-13] [TRAV-15] [TRAV-16] [TRAV-17] [TRAV-18] [TRAV-19] [TRAV-20] [TRAV-21] [TRAV-22] [TRAV-23] [TRAV-24] [TRAV-28] [TRAV-30] [TRAV-31] a visitor sends a feature request of one of five types", async () => {
  removeAfterTest("Zuri Whole");
  const { visitor, page } = await openDialog();
  const radios = dialog(page).getAllByRole("radio");
  expect(textsOf(radios.map((radio) => radio.closest("label") as Element))).toEqual([
    "Suggest a destination",
    "Request a missing service",
    "Ask for a custom itinerary",
    "Submit a business to feature",
    "Vote or recommend a travel idea",
  ]);
  fill(dialog(page).getByLabelText("Name"), "Zuri Whole");
  fill(dialog(page).getByLabelText(/^Email \(optional\)/), "zuri@example.com");
  check(dialog(page).getByLabelText("Ask for a custom itinerary"));
  fill(dialog(page).getByLabelText(/^Details/), "Four sisters, three days.");

  const sent = await visitor.click(sendButton(page));
  expect(sent.url).toBe("/travel");
  expect(sent.queryByRole("dialog")).toBeNull();
  expect(sent.toast).toBe("Success! Thank you! Your request has been submitted for review.");
  expect(await readRequests("Zuri Whole")).toEqual([
    {
      email: "zuri@example.com",
      feature_type: "Ask for a custom itinerary",
      details: "Four sisters, three days.",
    },
  ]);
});

test("[TRAV-14] [TRAV-29] a request requires no account and no email", async () => {
  removeAfterTest("Kofi Plain");
  const { visitor, page } = await openDialog();
  fill(dialog(page).getByLabelText("Name"), "Kofi Plain");
  check(dialog(page).getByLabelText("Suggest a destination"));
  expect((await visitor.click(sendButton(page))).url).toBe("/travel");
  expect(await readRequests("Kofi Plain")).toMatchObject([{ email: null }]);
});

test.each([
  { what: "[TRAV-25] without a name", field: "name", message: "Enter your name." },
  { what: "[TRAV-26] without a type", field: "type", message: "Pick one, so it reaches the right person." },
])("$what, a request is refused and keeps what was typed", async ({ field, message }) => {
  const { visitor, page } = await openDialog();
  const form = sendButton(page).closest("form") as HTMLFormElement;
  fill(dialog(page).getByLabelText("Name"), "Renée Half");
  check(dialog(page).getByLabelText("Suggest a destination"));
  fill(dialog(page).getByLabelText(/^Details/), "By train, please.");
  const missing = form.querySelector<HTMLInputElement>(`[name=${field}]`);
  expect(missing).toBeRequired();
  for (const input of form.querySelectorAll(`[name=${field}]`)) input.remove();

  const refused = await visitor.click(sendButton(page));
  expect(refused.status).toBe(400);
  expect(dialog(refused).getByText(message)).toBeVisible();
  expect(dialog(refused).getByLabelText(/^Details/)).toHaveValue("By train, please.");
  expect(await readRequests("Renée Half")).toEqual([]);
});
