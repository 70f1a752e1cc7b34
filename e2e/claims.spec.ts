import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import {
  becomeMember,
  fileField,
  main,
  nameField,
  ownClaim,
  proofFile,
  sendClaim,
  submitClaim,
  toast,
} from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { takeUnreviewed } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

const evidence = (page: Page) => main(page).getByRole("article");
const missing = "Please fill out all fields and select a proof file.";

async function openAsAdmin(page: Page, claimant: string) {
  // Leaves the page first: a proof that it still loads would be asked for without a session.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/claims");
  await main(page).getByRole("listitem").filter({ hasText: claimant }).getByRole("link").first().click();
  await expect(evidence(page)).toContainText(`Claim by ${claimant}`);
}

test.describe("a claim", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|status of 400/] });

  test("[CLAIM-03] [CLAIM-05] [CLAIM-06] [CLAIM-07] [CLAIM-09] [CLAIM-15] [CLAIM-19] [CLAIM-26] [CLAIM-27] [ADMIN-42] is sent with its proof, loses nothing on the way, and is rejected with a reason", {
    tag: "@tls",
  }, async ({ page, inbox }) => {
    test.slow();
    const business = await takeUnreviewed(page.request);
    const account = await becomeMember(page, inbox);
    await page.goto(`/business/${business.id}`);
    await main(page).getByRole("link", { name: "Claim this business" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Claim your business");
    await expect(main(page)).toContainText(business.name);
    const email = main(page).getByLabel("Contact email");
    await expect(email).toHaveValue(account.email);
    await expect(email).not.toBeEditable();
    await expect(main(page)).toContainText("up to 5MB");

    await submitClaim(page);
    await expect(toast(page, missing)).toBeVisible();
    await nameField(page).fill("Zuri Test");
    // Held, so that the progress can be seen.
    const release = await holdRequests(page, "**/uploads/claim-proof");
    await fileField(page).setInputFiles({ ...proofFile(), name: "my license.png" });
    await expect(main(page).getByRole("progressbar")).toBeVisible();
    release();
    await expect(main(page)).toContainText("my license.png");
    await expect(main(page)).toContainText("received");
    await expect(main(page).getByRole("list", { name: "Steps" }).locator("[aria-current]")).toContainText(
      "Send",
    );

    await page.route(/claim-business\.data/, (route) => route.abort());
    await submitClaim(page);
    await expect(toast(page, "Submission Error")).toBeVisible();
    await expect(nameField(page)).toHaveValue("Zuri Test");
    await expect(main(page)).toContainText("my license.png");
    await page.unroute(/claim-business\.data/);
    await submitClaim(page);
    await expect(page).toHaveURL("/dashboard");
    await expect(toast(page, "Claim Submitted!")).toBeVisible();
    await expect(
      toast(page, "Your claim has been submitted for review. You will be notified of the outcome."),
    ).toBeVisible();
    await expect(ownClaim(page, business.name)).toContainText("Pending");
    await inbox.waitFor(account.email, `We have your claim for ${business.name}`);
    await page.goto(`/claim-business?business_id=${business.id}`);
    await expect(main(page)).toContainText("Your claim is with us.");

    await openAsAdmin(page, "Zuri Test");
    await expect(evidence(page).getByRole("img", { name: "Proof of Zuri Test" })).toHaveJSProperty(
      "complete",
      true,
    );
    await page.keyboard.press("r");
    const reason = evidence(page).getByRole("radio", { name: "Cannot be read" });
    await expect(reason).toBeFocused();
    await page.keyboard.press("1");
    await expect(reason).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Claim has been rejected")).toBeVisible();
    const letter = await inbox.waitFor(account.email, `About your claim for ${business.name}`);
    expect(letter.text).toContain("We could not read the document.");
    expect(letter.text).toContain(`/claim-business?business_id=${business.id}`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 4/] });

  test("[CLAIM-16] [CLAIM-17] [CLAIM-18] [CLAIM-28] the business is found, a wrong file is refused with the text kept, and a right one sent", async ({
    page,
    inbox,
  }) => {
    const business = await takeUnreviewed(page.request);
    const account = await becomeMember(page, inbox);
    await page.goto("/claim-business");
    await main(page).getByRole("searchbox", { name: "Business" }).fill(business.name);
    await main(page).getByRole("button", { name: "Find" }).click();
    await main(page).getByRole("link", { name: business.name, exact: true }).first().click();
    await nameField(page).fill("Plain Form");
    await fileField(page).setInputFiles({
      name: "license.png",
      mimeType: "image/png",
      buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    });
    await submitClaim(page);
    await expect(main(page)).toContainText("Choose a JPEG, PNG or PDF file.");
    await expect(nameField(page)).toHaveValue("Plain Form");
    await fileField(page).setInputFiles(proofFile("application/pdf"));
    await submitClaim(page);
    await expect(page).toHaveURL("/dashboard");
    await expect(ownClaim(page, business.name)).toContainText("Pending");
    await inbox.waitFor(account.email, `We have your claim for ${business.name}`);
  });
});

test("[ADMIN-11] [ADMIN-14] [ADMIN-34] [ADMIN-35] [ADMIN-36] [ADMIN-37] [ADMIN-38] [ADMIN-41] two claims stand side by side; one is approved, the other handed over to, and that undone", async ({
  page,
  inbox,
}) => {
  test.slow();
  const business = await takeUnreviewed(page.request);
  const first = await becomeMember(page, inbox);
  await sendClaim(page, business, "First Owner");
  await page.context().clearCookies();
  const second = await becomeMember(page, inbox);
  await sendClaim(page, business, "Second Owner");

  await openAsAdmin(page, "First Owner");
  const tab = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: /^Claims/ });
  await expect(tab).toHaveText(/\d/);
  for (const name of ["Proof of First Owner", "Proof of Second Owner"])
    await expect(evidence(page).getByRole("img", { name })).toBeVisible();
  await expect(evidence(page).getByRole("button", { name: /^Approve/ })).toBeVisible();
  await page.keyboard.press("a");
  await expect(toast(page, "Claim has been approved")).toBeVisible();
  await inbox.waitFor(first.email, `${business.name} is yours`);
  await page.goto(`/business/${business.id}`);
  await expect(main(page)).toContainText("Claimed by its owner.");
  await expect(main(page)).toContainText("Verified");

  await openAsAdmin(page, "Second Owner");
  await expect(evidence(page)).toContainText("The owner’s proof");
  await evidence(page)
    .getByRole("button", { name: /^Approve/ })
    .click();
  await expect(toast(page, "Update Error")).toBeVisible();
  await openAsAdmin(page, "Second Owner");
  await evidence(page)
    .getByRole("button", { name: /^Hand over/ })
    .click();
  await expect(toast(page, "Claim has been approved")).toBeVisible();
  await inbox.waitFor(first.email, `${business.name} has been handed over`);
  await inbox.waitFor(second.email, `${business.name} is yours`);

  await page.goto("/admin/claims?view=decided");
  await main(page)
    .getByRole("listitem")
    .filter({ hasText: "Second Owner" })
    .getByRole("link")
    .first()
    .click();
  await expect(evidence(page)).toContainText("Approved");
  await expect(evidence(page).locator("time").first()).toBeVisible();
  await expect(evidence(page).getByRole("button", { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(toast(page, "Decision has been undone")).toBeVisible();
  await inbox.waitFor(first.email, `${business.name} is yours again`);
  await inbox.waitFor(second.email, `Your claim for ${business.name} is open again`);
});

for (const viewport of [phone, { width: 1280, height: 900 }]) {
  test(`the pages of claims are accessible at ${viewport.width} px, and nothing sticks out`, async ({
    page,
    inbox,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const business = await takeUnreviewed(page.request);
    await becomeMember(page, inbox);
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto(`/claim-business?business_id=${business.id}`);
    await submitClaim(page);
    await expectNoAxeViolations(page);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await sendClaim(page, business, "A Long Name ".repeat(8).trim());
    await expectNoAxeViolations(page);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await openAsAdmin(page, "A Long Name");
    await evidence(page).locator("summary").click();
    await expectNoAxeViolations(page);
    expect(await overhang()).toBeLessThanOrEqual(0);
  });
}
