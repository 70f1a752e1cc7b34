import type { Page } from "@playwright/test";
import { expect, uniqueEmail } from "./fixtures.ts";
import type { Inbox } from "./inbox.ts";

export type Account = { username: string; email: string; password: string };

export const password = "kola-nut-market";
export const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
export const accountButton = (page: Page) => page.getByRole("button", { name: "Account" });
export const loginLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Login" });

export async function expectToast(page: Page, title: string, description: string) {
  await expect(toast(page)).toContainText(title);
  await expect(toast(page)).toContainText(description);
}

export async function fill(page: Page, fields: Partial<Account>) {
  if (fields.username !== undefined) await page.getByLabel("Username").fill(fields.username);
  if (fields.email !== undefined) await page.getByLabel("Email").fill(fields.email);
  if (fields.password !== undefined) await page.getByLabel("Password", { exact: true }).fill(fields.password);
}

export const pressLogIn = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Log in" }).click();
export const pressSignUp = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Sign up" }).click();

export async function logIn(page: Page, account: Pick<Account, "email" | "password">) {
  await fill(page, { email: account.email, password: account.password });
  await pressLogIn(page);
}

export async function linkInMail(inbox: Inbox, email: string, subject: string) {
  const { text } = await inbox.waitFor(email, subject);
  return /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? "no link";
}

/** Creates an account through the API. */
export async function makeAccount(page: Page, inbox: Inbox, { isVerified = true } = {}): Promise<Account> {
  const email = uniqueEmail();
  const account = { username: email.split("@")[0] ?? email, email, password };
  const response = await page.request.post("/api/v1/auth/sign-up", { data: account });
  expect(response.status()).toBe(201);
  if (!isVerified) return account;
  const link = new URL(await linkInMail(inbox, email, "Verify your email"));
  const form = { token: link.searchParams.get("token") ?? "", password };
  const verified = await page.request.post("/verify-email", {
    form,
    headers: { origin: link.origin },
    maxRedirects: 0,
  });
  expect(verified.headers().location).toBe("/dashboard");
  // Verifying creates a session; the tests log in themselves.
  await page.context().clearCookies();
  return account;
}

/** Records the forms a page submits, and holds each until it is released. */
export async function countPosts(page: Page, path: string, released: Promise<void> = Promise.resolve()) {
  const posts: string[] = [];
  await page.route(`**${path}**`, async (route) => {
    if (route.request().method() === "POST") {
      posts.push(route.request().url());
      await released;
    }
    await route.continue();
  });
  return posts;
}
