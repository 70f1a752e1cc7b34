import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";
import { attach, fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";
import { writeDocuments } from "#testing/write-documents.ts";

const site = setUpDemoSite();
const path = "/artist-directory/submit";
const typed = {
  Category: "Photography",
  City: "Macon",
  "State / Country": "Georgia",
  "Contact email": "josephine@tallow.example",
  "Portfolio / website link": "https://tallow.example/work",
  Tagline: "Signs, murals, Sunday hats",
  Bio: "She has shot every Easter since 2011.",
};

const dialog = (page: VisitedPage) => within(page.getByRole("dialog", { name: "Submit an Artist Profile" }));
const send = (page: VisitedPage) => dialog(page).getByRole("button", { name: "Submit for review" });
const newName = () => `Josephine Tallow ${uniqueLetters()}`;

function fillIn(page: VisitedPage, name: string, change: Partial<typeof typed> = {}) {
  fill(dialog(page).getByLabelText("Artist name"), name);
  for (const [label, value] of Object.entries({ ...typed, ...change }))
    fill(dialog(page).getByLabelText(label), value);
}

test("[ART-53] [ART-54] [ART-68] the button Submit an Artist opens the dialog with its categories", async () => {
  const visitor = openVisitor(site);
  const list = await visitor.open("/artist-directory");
  const page = await visitor.click(within(list.main).getByRole("link", { name: "Submit an Artist" }));
  expect(page.url).toBe(path);
  const { options } = dialog(page).getByLabelText("Category") as HTMLSelectElement;
  expect(textsOf(options)).toEqual([
    "Choose one",
    "Music",
    "Fashion",
    "Art",
    "Photography",
    "Writing",
    "Digital Creators",
    "Other",
  ]);
});

test("[ART-56] [ART-57] [ART-62] [ART-64] [ART-67] a browser does not send an incomplete form, and the server says what is wrong", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  for (const label of ["Artist name", "Category"]) expect(dialog(page).getByLabelText(label)).toBeRequired();
  expect(dialog(page).getByLabelText("Tagline")).toHaveAttribute("maxlength", "100");
  fillIn(page, "", {
    Category: "",
    "Contact email": "josephine",
    Tagline: "x".repeat(101),
    "Portfolio / website link": "josephine tallow dot com",
  });
  await expect(visitor.click(send(page))).rejects.toThrow(/keeps the form/);
  // Clients other than browsers can send it anyway.
  ((send(page) as HTMLButtonElement).form as HTMLFormElement).noValidate = true;
  const refused = await visitor.click(send(page));
  expect(refused.status).toBe(400);
  const errors = {
    "Artist name": "Enter the artist's name.",
    Category: "Choose a category.",
    "Contact email": "Enter an email such as name@example.com.",
    "Portfolio / website link": "Enter a web address, such as example.com.",
    Tagline: "Use at most 100 characters.",
  };
  for (const [label, message] of Object.entries(errors))
    expect(dialog(refused).getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(dialog(refused).getByLabelText("Bio")).toHaveValue(typed.Bio);
});

test("[ART-55] [ART-77] [ART-78] a visitor submits an artist with a picture, and an admin features the profile", async () => {
  const visitor = openVisitor(site);
  const name = newName();
  const page = await visitor.open(path);
  fillIn(page, name);
  attach(dialog(page).getByLabelText(/^Picture/), {
    name: "hats.png",
    mimeType: "image/png",
    buffer: await drawPicture().png().toBuffer(),
  });
  const sent = await visitor.click(send(page));
  expect(sent.url).toBe("/artist-directory");
  expect(sent.queryByRole("dialog", { name: "Submit an Artist Profile" })).toBeNull();
  expect(sent.toast).toContain("Submission Successful!");
  expect(sent.toast).toContain("Your artist profile has been submitted for review.");

  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const queue = await admin.open("/admin/artists?view=all");
  const item = await admin.click(
    within(queue.main)
      .getAllByRole("link")
      .find((link) => textOf(link).includes(name)) as HTMLElement,
  );
  const evidence = within(item.main).getByRole("article");
  expect(evidence).toHaveTextContent(name);
  expect(evidence).toHaveTextContent("josephine@tallow.example");
  expect(within(evidence).getByRole("img", { name: "Came with the profile" })).toBeVisible();
  const approved = await admin.click(within(evidence).getByRole("button", { name: "Approve as Featured" }));
  expect(approved.toast).toContain("Artist is shown as Featured.");
  expect(within(approved.main).getByRole("article")).toHaveTextContent(name);

  await writeDocuments(site.services.db);
  const query = new URLSearchParams({ tab: "featured", search: name });
  const featured = await visitor.open(`/artist-directory?${query}`);
  expect(featured.main.querySelectorAll(".card")).toHaveLength(1);
  expect(featured.main.querySelector(".card .cover-picture")).toHaveAttribute(
    "src",
    expect.stringMatching(/^\/files\/artist-images\//),
  );
});
