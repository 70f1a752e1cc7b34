import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import {
  attach,
  check,
  fill,
  openVisitor,
  textOf,
  type VisitedPage,
  type Visitor,
} from "#testing/visitor.ts";
import { listEmails } from "../claims-for-tests.ts";

const site = setUpDemoSite();
const main = (page: VisitedPage) => within(page.main);
const evidence = (page: VisitedPage) => main(page).getByRole("article");
const button = (page: VisitedPage, name: RegExp) => within(evidence(page)).getByRole("button", { name });

async function addBusiness() {
  const name = `Tallow House ${randomUUID()}`;
  const [business] = await site.queryDatabase<{ id: string }>(
    "insert into businesses (name) values ($1) returning id",
    [name],
  );
  return { id: business?.id ?? "", name };
}

/** A new member claims a business with a picture. */
async function sendClaim(businessId: string, ownerName: string): Promise<TestPerson> {
  const person = await makePerson(site.services);
  const visitor = openVisitor(site);
  await visitor.signIn(person);
  const page = await visitor.open(`/claim-business?business_id=${businessId}`);
  fill(main(page).getByLabelText("Owner name"), ownerName);
  const buffer = await drawPicture().png().toBuffer();
  attach(main(page).getByLabelText("Proof of ownership"), { name: "a.png", mimeType: "image/png", buffer });
  const sent = await visitor.click(main(page).getByRole("button", { name: "Submit claim" }));
  expect(sent.url).toBe("/dashboard");
  return person;
}

async function openAdmin() {
  const visitor = openVisitor(site);
  await visitor.signIn(demoAccounts.admin);
  return visitor;
}

async function openClaim(admin: Visitor, claimant: string, view = "") {
  const list = await admin.open(`/admin/claims${view}`);
  const row = main(list)
    .getAllByRole("listitem")
    .find((item) => textOf(item).includes(claimant)) as HTMLElement;
  const page = await admin.click(within(row).getAllByRole("link")[0] as HTMLElement);
  expect(evidence(page)).toHaveTextContent(`Claim by ${claimant}`);
  return page;
}

function countClaims(page: VisitedPage) {
  const tabs = within(page.getByRole("navigation", { name: "Admin" }));
  return Number(/\d+/.exec(textOf(tabs.getByRole("link", { name: /^Claims/ })))?.[0]);
}

const newestEmail = async ({ email }: TestPerson) => (await listEmails(site.services.db, email)).at(-1);

test("[ADMIN-11] [ADMIN-14] [ADMIN-34] [ADMIN-35] [ADMIN-36] [ADMIN-37] [ADMIN-38] [ADMIN-41] of two claims one is approved, the business is handed over to the other, and that is undone", async () => {
  const business = await addBusiness();
  const unique = randomUUID().slice(0, 8);
  const [firstName, secondName] = [`First Owner ${unique}`, `Second Owner ${unique}`];
  const first = await sendClaim(business.id, firstName);
  const second = await sendClaim(business.id, secondName);
  const admin = await openAdmin();

  const page = await openClaim(admin, firstName);
  const waiting = countClaims(page);
  expect(waiting).toBeGreaterThan(1);
  for (const name of [firstName, secondName]) {
    const proof = within(evidence(page)).getByRole("img", { name: `Proof of ${name}` });
    const file = await admin.request(proof.getAttribute("src") ?? "");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
  }
  expect(evidence(page).querySelector("footer summary")).toHaveTextContent(/^Reject/);
  const approved = await admin.click(button(page, /^Approve/));
  expect(approved.toast).toMatch(/^Claim has been approved/);
  expect(countClaims(approved)).toBe(waiting - 1);
  expect(await newestEmail(first)).toMatchObject({
    template: "claim-approved",
    data: { business: business.name },
  });
  const listing = await openVisitor(site).open(`/business/${business.id}`);
  expect(listing.main).toHaveTextContent("Claimed by its owner.");
  expect(listing.main).toHaveTextContent("Verified");

  const contested = await openClaim(admin, secondName);
  expect(evidence(contested)).toHaveTextContent("The owner’s proof");
  const refused = await admin.click(button(contested, /^Approve/));
  expect(refused.toast).toMatch(/^Update Error/);
  const handedOver = await admin.click(button(await openClaim(admin, secondName), /^Hand over/));
  expect(handedOver.toast).toMatch(/^Claim has been approved/);
  expect(await newestEmail(first)).toMatchObject({ template: "claim-handed-over" });
  expect(await newestEmail(second)).toMatchObject({ template: "claim-approved" });

  const decided = await openClaim(admin, secondName, "?view=decided");
  expect(evidence(decided)).toHaveTextContent("Approved");
  expect(evidence(decided).querySelector("time")).toHaveAttribute("datetime");
  expect(within(evidence(decided)).queryByRole("button", { name: /^(Approve|Reject)/ })).toBeNull();
  const undone = await admin.click(button(decided, /^Undo/));
  expect(undone.toast).toBe("Decision has been undone");
  expect(await newestEmail(first)).toMatchObject({ template: "claim-returned" });
  expect(await newestEmail(second)).toMatchObject({ template: "claim-reopened" });
});

test("[ADMIN-42] a claim is rejected with a reason that reaches the claimant", async () => {
  const business = await addBusiness();
  const ownerName = `Only Owner ${randomUUID().slice(0, 8)}`;
  const person = await sendClaim(business.id, ownerName);
  const admin = await openAdmin();
  const page = await openClaim(admin, ownerName);
  const reason = within(evidence(page)).getByRole("radio", { name: /^Cannot be read/ });
  check(reason);
  const rejected = await admin.click(button(page, /^Reject for/));
  expect(rejected.toast).toMatch(/^Claim has been rejected/);
  expect(await newestEmail(person)).toMatchObject({
    template: "claim-rejected",
    data: { reason: "We could not read the document.", businessId: business.id },
  });
});
