import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import {
  becomeMember,
  fileField,
  main,
  nameField,
  ownClaim,
  proofFile,
  submitClaim,
  toast,
} from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { takeUnreviewed } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

const evidence = (page: Page) => main(page).getByRole("article");
const missing = "Please fill out all fields and select a proof file.";

async function expectNoOverhang(page: Page) {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

test.use({ allowedErrors: [/net::ERR_FAILED/] });

test("[CLAIM-03] [CLAIM-14] [CLAIM-26] [CLAIM-27] [CLAIM-28] [ADMIN-42] a claim is sent with its proof, survives a lost connection, and is rejected by keyboard", async ({
  page,
  inbox,
}) => {
  test.slow();
  const claimant = "A Long Name ".repeat(8).trim();
  const business = await takeUnreviewed(page.request);
  await becomeMember(page, inbox);
  await page.setViewportSize(phone);
  await page.goto(`/claim-business?business_id=${business.id}`);

  await test.step("missing fields", async () => {
    await submitClaim(page);
    await expect(toast(page, missing)).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await expectNoOverhang(page);
  });

  await test.step("the upload", async () => {
    await nameField(page).fill(claimant);
    const release = await holdRequests(page, "**/uploads/claim-proof");
    await fileField(page).setInputFiles({ ...proofFile(), name: "my license.png" });
    await expect(main(page).getByRole("progressbar")).toBeVisible();
    release();
    await expect(main(page)).toContainText("my license.png");
    await expect(main(page)).toContainText("received");
    await expect(main(page).getByRole("list", { name: "Steps" }).locator("[aria-current]")).toContainText(
      "Send",
    );
  });

  await test.step("a lost connection", async () => {
    await page.route(/claim-business\.data/, (route) => route.abort());
    await submitClaim(page);
    await expect(toast(page, "Submission Error")).toBeVisible();
    await expect(nameField(page)).toHaveValue(claimant);
    await expect(main(page)).toContainText("my license.png");
    await page.unroute(/claim-business\.data/);
    await submitClaim(page);
    await expect(page).toHaveURL("/dashboard");
    await expect(toast(page, "Claim Submitted!")).toBeVisible();
    await expect(
      toast(page, "Your claim has been submitted for review. You will be notified of the outcome."),
    ).toBeVisible();
    await expect(ownClaim(page, business.name)).toContainText("Pending");
    await expectNoAxeViolations(page);
    await expectNoOverhang(page);
  });

  await test.step("the rejection", async () => {
    await page.context().clearCookies();
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin/claims");
    const row = main(page).getByRole("listitem").filter({ hasText: claimant });
    await row.getByRole("link").first().click();
    await expect(evidence(page)).toContainText(`Claim by ${claimant}`);
    await expect(evidence(page).getByRole("img", { name: `Proof of ${claimant}` })).toHaveJSProperty(
      "complete",
      true,
    );
    await page.keyboard.press("r");
    const reason = evidence(page).getByRole("radio", { name: "Cannot be read" });
    await expect(reason).toBeFocused();
    for (const size of [phone, { width: 1280, height: 900 }]) {
      await page.setViewportSize(size);
      await expectNoAxeViolations(page);
      await expectNoOverhang(page);
    }
    await page.keyboard.press("1");
    await expect(reason).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Claim has been rejected")).toBeVisible();
  });
});
