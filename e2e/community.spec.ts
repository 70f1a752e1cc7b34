import type { Page } from "@playwright/test";
import { main, proofFile, toast } from "./claims-parts.ts";
import { expect, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";

const field = (page: Page, label: string) => main(page).getByLabel(label);
const link = (page: Page, nth: number) => main(page).getByRole("textbox", { name: `Link ${nth}` });
const joinNow = (page: Page) => main(page).getByRole("button", { name: "Join Now" });
const addLink = (page: Page) => main(page).getByRole("button", { name: "Add Link" });
const removals = (page: Page) => main(page).getByRole("button", { name: /^Remove link/ });

async function expectToast(page: Page, title: string, description: string) {
  await expect(toast(page, title)).toBeVisible();
  await expect(toast(page, description)).toBeVisible();
}

test.use({ allowedErrors: [/status of 4(00|13|15)|net::ERR_FAILED/] });

test("[JOIN-07] [JOIN-11] [JOIN-12] [JOIN-13] [JOIN-15] [JOIN-19] [JOIN-20] [JOIN-25] [JOIN-29] [JOIN-30] [JOIN-31] joining the community survives errors, and ends with a welcome", {
  tag: "@tls",
}, async ({ page }) => {
  await page.goto("/join-community");

  await test.step("name and email are required", async () => {
    await joinNow(page).click();
    await expectToast(page, "Heads up!", "Full Name and Email are required.");
    await expect(field(page, "Full Name")).toBeFocused();
    await field(page, "Full Name").fill("Renée Okafor");
    await field(page, "Email").fill("renee");
    await joinNow(page).click();
    await expect(main(page)).toContainText("Enter an email such as name@example.com.");
    await field(page, "Email").fill(`renee-${crypto.randomUUID()}@okafor.example`);
  });

  await test.step("links are added and removed", async () => {
    await expect(removals(page)).toHaveCount(0);
    await link(page, 1).fill("https://okafor.example");
    await addLink(page).click();
    await expect(link(page, 2)).toBeFocused();
    await link(page, 2).fill("javascript:alert(1)");
    await addLink(page).click();
    await link(page, 3).fill("@okafor");
    await expect(removals(page)).toHaveCount(3);
    await removals(page).nth(1).click();
    await expect(link(page, 2)).toHaveValue("@okafor");
    await expect(removals(page)).toHaveCount(2);
  });

  await test.step("a bio is limited to 250 characters", async () => {
    await field(page, "Short Bio").fill("x".repeat(249));
    await field(page, "Short Bio").press("End");
    await field(page, "Short Bio").pressSequentially("yz");
    await expect(field(page, "Short Bio")).toHaveValue(`${"x".repeat(249)}y`);
    await expect(main(page)).toContainText("250 / 250");
    await field(page, "Business / Organization").fill("Okafor & Daughters Upholstery");
  });

  await test.step("a picture is previewed, or a toast says that it failed", async () => {
    const chooser = field(page, "Profile Picture / Logo");
    await chooser.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no") });
    await expectToast(page, "Upload Failed", "Could not upload your profile picture. Please try again.");
    await main(page).getByRole("button", { name: "Remove", exact: true }).click();
    await chooser.setInputFiles({ ...proofFile(), name: "renee-porch.png" });
    await expect(main(page).getByRole("img", { name: "The chosen file" })).toBeVisible();
    await expect(main(page)).toContainText("received");
    await expect(main(page)).toContainText("renee-porch.png");
  });

  await test.step("an error keeps everything", async () => {
    await page.route("**/join-community.data*", (route) => route.abort());
    await joinNow(page).click();
    await expectToast(page, "Something went wrong", "We couldn't process your request. Please try again.");
    await expect(link(page, 2)).toHaveValue("@okafor");
    await page.unroute("**/join-community.data*");
  });

  await test.step("the button spins, and the welcome follows", async () => {
    const release = await holdRequests(page, "**/join-community.data*");
    await joinNow(page).click();
    await expect(joinNow(page).locator(".spinner")).toBeVisible();
    release();
    await expect(page).toHaveURL(/^[^?]*\/community-welcome\?name=Ren%C3%A9e(\+|%20)Okafor$/);
    await expectToast(page, "Success!", "Thanks for joining! Welcome to the community.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Renée Okafor");
  });
});
