import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, type VisitedPage } from "#testing/visitor.ts";
import { addArtist, addHeldVotes, countVotes } from "../votes-for-tests.ts";

const site = setUpDemoSite();

test("an admin strikes held votes, undoes it, and accepts them", async () => {
  const name = `Odessa ${randomUUID()}`;
  const id = await addArtist(site.services.db, { name });
  await addHeldVotes(site.services.owner, id, 30, `burst-${id}-`);
  const count = async () => (await countVotes(site.services.db, id)).counted;
  const row = (page: VisitedPage) => within(page.main).queryByRole("row", { name: new RegExp(name) });
  const press = (page: VisitedPage, verdict: string) =>
    admin.click(
      within(row(page) as HTMLElement).getByRole("button", { name: new RegExp(`^${verdict} ?: ${name}$`) }),
    );
  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const page = await admin.open("/admin/votes");
  expect(row(page)).toHaveTextContent("30 of 30 votes");
  expect(row(page)).toHaveTextContent("30 in a burst of new networks");

  const struck = await press(page, "Strike");
  expect(struck.toast).toContain("30 votes struck");
  expect(row(struck)).toBeNull();
  expect(await count()).toBe(0);
  const undo = struck.document.querySelector<HTMLButtonElement>("noscript [role=status] button");
  expect(undo).toHaveTextContent(/^Undo/);
  const undone = await admin.click(undo as HTMLElement);
  expect(row(undone)).toHaveTextContent("30 of 30 votes");
  expect(await count()).toBe(30);

  const accepted = await press(undone, "Accept");
  expect(accepted.toast).toContain("30 votes accepted");
  expect(row(accepted)).toBeNull();
  expect(await count()).toBe(30);
});
