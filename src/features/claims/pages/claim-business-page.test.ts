import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { drawProof } from "#seed/proofs.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { attach, fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";
import { listEmails } from "../claims-for-tests.ts";

const site = setUpDemoSite();
const main = (page: VisitedPage) => within(page.main);
const ownerName = (page: VisitedPage) => main(page).getByLabelText("Owner name");
const proofField = (page: VisitedPage) => main(page).getByLabelText("Proof of ownership");
const submitButton = (page: VisitedPage) => main(page).getByRole("button", { name: "Submit claim" });
const facts = { business: "Any", owner: "Zuri Test", place: "Here", number: "1", validUntil: "2030" };
const pdf = { name: "license.pdf", mimeType: "application/pdf", buffer: drawProof("application/pdf", facts) };
const submitted =
  "Claim Submitted! Your claim has been submitted for review. You will be notified of the outcome.";

async function openClaimant() {
  const name = `Tallow House ${randomUUID()}`;
  const [business] = await site.queryDatabase<{ id: string }>(
    "insert into businesses (name) values ($1) returning id",
    [name],
  );
  const person = await makePerson(site.services);
  const visitor = openVisitor(site);
  await visitor.signIn(person);
  return { business: { id: business?.id ?? "", name }, person, visitor };
}

function findOwnClaim(dashboard: VisitedPage, business: string) {
  const claims = within(dashboard.getByRole("region", { name: "Your claims" })).getAllByRole("listitem");
  return claims.find((claim) => textOf(claim).includes(business));
}

test("[CLAIM-03] [CLAIM-05] [CLAIM-06] [CLAIM-07] [CLAIM-09] [CLAIM-19] [CLAIM-26] [CLAIM-27] a member claims a business from its page, with a proof", async () => {
  const { business, person, visitor } = await openClaimant();
  const listing = await visitor.open(`/business/${business.id}`);
  const page = await visitor.click(main(listing).getByRole("link", { name: "Claim this business" }));
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Claim your business$/);
  expect(page.main).toHaveTextContent(business.name);
  const email = main(page).getByLabelText("Contact email");
  expect(email).toHaveValue(person.email);
  expect(email).toHaveAttribute("readonly");
  expect(page.main).toHaveTextContent("up to 5MB");
  await expect(visitor.click(submitButton(page))).rejects.toThrow('name="owner_name"');

  fill(ownerName(page), "Zuri Test");
  attach(proofField(page), pdf);
  const dashboard = await visitor.click(submitButton(page));
  expect([dashboard.url, dashboard.toast]).toEqual(["/dashboard", submitted]);
  expect(findOwnClaim(dashboard, business.name)).toHaveTextContent("Pending");
  expect(await listEmails(site.services.db, person.email)).toMatchObject([
    { template: "claim-received", data: { business: business.name } },
  ]);
  const again = await visitor.open(`/claim-business?business_id=${business.id}`);
  expect(again.main).toHaveTextContent("Your claim is with us.");
});

test("[CLAIM-18] [CLAIM-28] the business is found by its name, and a file of another type is refused with the text kept", async () => {
  const { visitor } = await openClaimant();
  const finder = await visitor.open("/claim-business");
  const [first] = within(main(finder).getByRole("list", { name: "Businesses" })).getAllByRole("link");
  const name = textOf(first);
  fill(main(finder).getByRole("searchbox", { name: "Business" }), name);
  const found = await visitor.click(main(finder).getByRole("button", { name: "Find" }));
  const [link] = main(found).getAllByRole("link", { name });
  const page = await visitor.click(link as HTMLElement);
  expect(page.main).toHaveTextContent(name);

  fill(ownerName(page), "Plain Form");
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  attach(proofField(page), { name: "license.png", mimeType: "image/png", buffer: Buffer.from(svg) });
  const refused = await visitor.click(submitButton(page));
  expect(refused.status).toBe(415);
  expect(refused.main).toHaveTextContent("Choose a JPEG, PNG or PDF file.");
  expect(ownerName(refused)).toHaveValue("Plain Form");
});

test.each([
  ["CLAIM-15", "image/jpeg", () => drawPicture().jpeg().toBuffer()],
  ["CLAIM-16", "image/png", () => drawPicture().png().toBuffer()],
  ["CLAIM-17", "application/pdf", () => Promise.resolve(pdf.buffer)],
])("[%s] a proof of the type %s is accepted", async (_id, mimeType, draw) => {
  const { business, person, visitor } = await openClaimant();
  const page = await visitor.open(`/claim-business?business_id=${business.id}`);
  expect(proofField(page).getAttribute("accept")).toContain(mimeType);
  fill(ownerName(page), "Zuri Test");
  attach(proofField(page), { name: "my license", mimeType, buffer: await draw() });
  const dashboard = await visitor.click(submitButton(page));
  expect(dashboard.url).toBe("/dashboard");
  expect(findOwnClaim(dashboard, business.name)).toHaveTextContent("Pending");
  const files = await site.queryDatabase(
    "select content_type, name, delete_after from stored_files where uploaded_by = $1",
    [person.id],
  );
  expect(files).toEqual([{ content_type: mimeType, name: "my license", delete_after: null }]);
});
