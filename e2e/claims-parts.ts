import { expect, type Page } from "@playwright/test";
import { drawProof, type ProofType } from "#seed/proofs.ts";
import { type Account, logIn, makeAccount } from "./accounts-parts.ts";
import type { Inbox } from "./inbox.ts";

export const main = (page: Page) => page.getByRole("main");
export const nameField = (page: Page) => main(page).getByLabel("Owner name");
export const fileField = (page: Page) => main(page).getByLabel("Proof of ownership");
export const submitClaim = (page: Page) => main(page).getByRole("button", { name: "Submit claim" }).click();
export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
export const ownClaim = (page: Page, business: string) =>
  main(page).getByRole("region", { name: "Your claims" }).getByRole("listitem").filter({ hasText: business });

export function proofFile(type: ProofType = "image/png", owner = "Zuri Test") {
  const facts = { business: "Any", owner, place: "Here", number: "1", validUntil: "2030" };
  const name = type === "image/png" ? "license.png" : "license.pdf";
  return { name, mimeType: type, buffer: drawProof(type, facts) };
}

/** Registers a new member and logs in. */
export async function becomeMember(page: Page, inbox: Inbox): Promise<Account> {
  const account = await makeAccount(page, inbox);
  await page.goto("/login");
  await logIn(page, account);
  await expect(page).toHaveURL("/dashboard");
  return account;
}
