import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { addArtist, countVotes } from "../votes-for-tests.ts";

const site = setUpDemoSite();
let name: string;
let id: string;

beforeEach(async () => {
  name = `Odessa ${randomUUID()}`;
  id = await addArtist(site.services.db, { name });
  await writeDocuments(site.services.db);
});

const listPath = () => `/artist-directory?${new URLSearchParams({ search: name })}`;
const button = (page: VisitedPage) =>
  within(page.main).getByRole("button", { name: new RegExp(`^Upvote ${name}`) });
const count = async () => (await countVotes(site.services.db, id)).counted;
const readVotes = async (visitor: Visitor) => (await visitor.request(`/artist-votes?artist=${id}`)).json();

test("[ART-36] [ART-41] [ART-48] [ART-49] [ART-50] without scripts, the upvote button is a form that returns to the list, and counts once", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(listPath());
  expect(button(page)).toHaveTextContent(/0$/);
  expect(button(page)).toHaveAttribute("aria-pressed", "false");
  const voted = await visitor.click(button(page));
  expect(voted.url).toBe(page.url);
  expect(voted.toast).toContain("Thanks for your support!");
  expect(button(voted)).toHaveTextContent(/1$/);
  const again = await visitor.click(button(voted));
  expect(again.toast).toContain("You've already upvoted this artist!");
  expect(await count()).toBe(1);
});

test("a member is counted once, also after voting as a visitor and on another device", async () => {
  const person = await makePerson(site.services);
  const visitor = openVisitor(site);
  await visitor.click(button(await visitor.open(listPath())));
  await visitor.signIn(person);
  expect(await readVotes(visitor)).toEqual({ votes: { [id]: 1 } });
  const again = await visitor.click(button(await visitor.open(listPath())));
  expect(again.toast).toContain("You've already upvoted this artist!");

  const elsewhere = openVisitor(site);
  await elsewhere.signIn(person);
  expect(await readVotes(elsewhere)).toEqual({ votes: { [id]: 1 } });
  expect(await count()).toBe(1);
});

test("[ART-47] [ART-51] an entry of another source accepts no votes", async () => {
  name = `Rue ${randomUUID()}`;
  await site.queryDatabase(
    "insert into underground_filmmakers (name, category) values ($1, 'Film director')",
    [name],
  );
  await writeDocuments(site.services.db);
  const visitor = openVisitor(site);
  const page = await visitor.open(listPath());
  expect(button(page)).toHaveAttribute("aria-disabled", "true");
  const refused = await visitor.click(button(page));
  expect(refused.toast).toContain("Voting not available for this artist.");
  expect(button(refused)).toHaveTextContent(/0$/);
});
