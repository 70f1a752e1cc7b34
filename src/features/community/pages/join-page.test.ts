import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { attach, fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const newEmail = () => `renee-${crypto.randomUUID()}@okafor.example`;
const field = (page: VisitedPage, label: string | RegExp) => within(page.main).getByLabelText(label);
const link = (page: VisitedPage, nth: number) =>
  within(page.main).getByRole("textbox", { name: `Link ${nth}` });
const button = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("button", { name });
const removals = (page: VisitedPage) => within(page.main).queryAllByRole("button", { name: /^Remove link/ });

test("[JOIN-01] [JOIN-02] [JOIN-04] [OPEN-01] /community leads to the join page, with its query", async () => {
  const page = await openVisitor(site).open("/community?from=flyer");
  expect(page.url).toBe("/join-community?from=flyer");
  expect(page.status).toBe(200);
  expect(page.document.title).toMatch(/^Join the Community/);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Join the Community$/);
});

test("[JOIN-05] [JOIN-06] [JOIN-08] [JOIN-09] [JOIN-10] [JOIN-14] [JOIN-15] [JOIN-16] [JOIN-17] [JOIN-18] two fields are required, the others optional and limited", async () => {
  const page = await openVisitor(site).open("/join-community");
  expect(field(page, "Full Name")).toBeRequired();
  expect(field(page, "Email")).toBeRequired();
  expect(field(page, "Email")).toHaveAttribute("type", "email");
  expect(field(page, /^Business \/ Organization \(optional\)$/)).not.toBeRequired();
  expect(within(page.main).getByRole("group", { name: "Website / Social Links (optional)" })).toBeVisible();
  expect(link(page, 1)).not.toBeRequired();
  expect(link(page, 1)).toHaveAttribute("placeholder", "https://your-website.com");
  expect(field(page, /^Short Bio \(optional\)/)).not.toBeRequired();
  expect(field(page, /^Short Bio/)).toHaveAttribute("maxlength", "250");
  expect(field(page, /^Profile Picture \/ Logo \(optional\)/)).not.toBeRequired();
  expect(field(page, /^Profile Picture \/ Logo/)).toHaveAttribute("accept", "image/*");
  expect(button(page, "Join Now")).toBeEnabled();
});

test("[JOIN-07] [JOIN-15] an invalid email and a bio of 251 characters are refused, and what was typed stays", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/join-community");
  fill(field(page, "Full Name"), "Renée Okafor");
  fill(field(page, "Email"), "renee");
  fill(field(page, /^Short Bio/), "x".repeat(251));
  // The browser would not submit this form.
  const form = button(page, "Join Now").closest("form") as HTMLFormElement;
  form.noValidate = true;
  const refused = await visitor.submit(form);
  expect(refused.status).toBe(400);
  expect(refused.main).toHaveTextContent("Enter an email such as name@example.com.");
  expect(field(refused, "Full Name")).toHaveValue("Renée Okafor");
  expect(field(refused, /^Short Bio/)).toHaveAttribute("aria-invalid", "true");
});

test("[JOIN-28] an email joins once, case-insensitive", async () => {
  const email = newEmail();
  const visitor = openVisitor(site);
  const join = async (address: string) => {
    const page = await visitor.open("/join-community");
    fill(field(page, "Full Name"), "Renée Okafor");
    fill(field(page, "Email"), address);
    fill(field(page, /^Short Bio/), "I mend chairs.");
    return visitor.click(button(page, "Join Now"));
  };
  expect((await join(email)).status).toBe(200);
  const refused = await join(email.toUpperCase());
  expect(refused.status).toBe(409);
  expect(refused.url).toBe("/join-community");
  expect(refused.main).toHaveTextContent("This email is already registered in our community.");
  expect(field(refused, /^Short Bio/)).toHaveValue("I mend chairs.");
});

test("[JOIN-03] [JOIN-11] [JOIN-12] [JOIN-13] [JOIN-30] [JOIN-31] [WELC-02] without scripts a visitor joins with rows of links and a picture, and an admin finds and removes them", async () => {
  const email = newEmail();
  const visitor = openVisitor(site);
  const page = await visitor.open("/join-community");
  expect(removals(page)).toEqual([]);
  fill(field(page, "Full Name"), "Renée Okafor");
  fill(field(page, "Email"), email);
  fill(link(page, 1), "okafor.example");
  const buffer = await drawPicture().png().toBuffer();
  attach(field(page, /^Profile Picture/), { name: "porch.png", mimeType: "image/png", buffer });
  const added = await visitor.click(button(page, "Add Link"));
  expect(link(added, 1)).toHaveValue("okafor.example");
  expect(field(added, "Full Name")).toHaveValue("Renée Okafor");
  expect(removals(added)).toHaveLength(2);
  fill(link(added, 2), "@okafor");
  const removed = await visitor.click(removals(added)[0] as HTMLElement);
  expect(link(removed, 1)).toHaveValue("@okafor");
  expect(removals(removed)).toEqual([]);
  // Enter presses the first submit button, which must not be one that changes rows.
  const form = button(removed, "Join Now").closest("form") as HTMLFormElement;
  const first = form.querySelector<HTMLElement>("button[type=submit]");
  const welcome = await visitor.click(first as HTMLElement);
  expect(welcome.url).toMatch(/^\/community-welcome\?name=Ren%C3%A9e(\+|%20)Okafor$/);
  expect(welcome.toast).toContain("Success!");
  expect(welcome.toast).toContain("Thanks for joining! Welcome to the community.");
  expect(welcome.getByRole("heading", { level: 1 })).toHaveTextContent(/^Welcome, Renée Okafor$/);

  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const list = await admin.open("/admin/community");
  fill(list.getByRole("searchbox", { name: "Search the community" }), email.toUpperCase());
  const found = await admin.click(button(list, "Search"));
  const row = within(found.main).getByText(email).closest("tr") as HTMLElement;
  expect(row).toHaveTextContent("@okafor");
  expect(row.querySelector('img[src^="/files/community-images/public/"]')).toBeVisible();
  const file = await admin.click(button(found, "Download CSV"));
  expect(file.headers.get("content-disposition")).toMatch(/"community-\d{4}-\d{2}-\d{2}\.csv"/);
  // Only the results of the search.
  expect(textOf(file.document.body).match(/[\w-]+@okafor\.example/g)).toEqual([email]);
  const gone = await admin.click(within(row).getByRole("button", { name: /^Remove for good/ }));
  expect(gone.toast).toContain("Removed");
  expect(gone.main).toHaveTextContent("Nobody here.");
});

test("[WELC-01] [WELC-02] [WELC-04] [WELC-05] welcomes by name, with links to the directory and home", async () => {
  const page = await openVisitor(site).open("/community-welcome?name=Ren%C3%A9e+Okafor");
  expect(page.status).toBe(200);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Welcome, Renée Okafor$/);
  const main = within(page.main);
  expect(main.getByRole("link", { name: "Explore Businesses" })).toHaveAttribute("href", "/directory");
  expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("[WELC-03] welcomes visitors without a name, and shows a name as text only", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/community-welcome");
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Welcome, there$/);
  const name = "<img src=x onerror=alert(1)>";
  const hostile = await visitor.open(`/community-welcome?${new URLSearchParams({ name })}`);
  expect(textOf(hostile.getByRole("heading", { level: 1 }))).toBe(`Welcome, ${name}`);
  expect(hostile.main.querySelector("img[src=x]")).toBeNull();
});
