import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { lengthenName, type Screen, waitForHydration } from "./screen.ts";

/** The account pages in all their states. */
export const accountsStates: Screen[] = [
  { name: "login", path: "/login" },
  {
    name: "login-failed",
    path: "/login",
    steps: send({ email: "nobody@example.com", password: "kola-nut" }),
  },
  { name: "login-unverified", path: "/login", steps: logInUnverified },
  { name: "login-sending", path: "/login", steps: submitWithoutResponse, isWindow: true },
  { name: "register", path: "/register" },
  {
    name: "register-failed",
    path: "/register",
    steps: send({ username: "Ama", email: "ama@example", password: "12345" }),
  },
  { name: "register-done", path: "/register", steps: signUp, isWindow: true },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "forgot-password-failed", path: "/forgot-password", steps: send({ email: "ama@example" }) },
  {
    name: "forgot-password-sent",
    path: "/forgot-password",
    steps: send({ email: "nobody@example.com" }),
    isWindow: true,
  },
  { name: "reset-password", path: "/reset-password?token=spent" },
  { name: "reset-password-failed", path: "/reset-password?token=spent", steps: send({ password: "12345" }) },
  {
    name: "reset-password-expired",
    path: "/reset-password?token=spent",
    steps: send({ password: "kola-nut-market" }),
  },
  { name: "verify-email-expired", path: "/verify-email?token=expired" },
  { name: "verify-email-lost", path: "/verify-email" },
  { name: "account", path: "/account", needsSignIn: "member" },
  { name: "account-reviews", path: "/account/reviews", needsSignIn: "member" },
  { name: "dashboard", path: "/dashboard", needsSignIn: "member" },
  { name: "dashboard-long-name", path: "/dashboard", needsSignIn: "member", steps: lengthenGreeting },
];

const form = (page: Page) => page.locator("main form").first();

/** Submits the form without client-side validation and waits for the toast. */
function send(fields: Record<string, string>) {
  return async (page: Page) => {
    await waitForHydration(page);
    await fillIn(page, fields);
    await press(page);
    await page.locator(".toast").waitFor();
  };
}

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await form(page).locator(`[name=${name}]`).fill(value);
}

async function press(page: Page) {
  await form(page).evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form(page).locator("[type=submit]").click();
}

async function signUp(page: Page) {
  await send(someAccount())(page);
}

async function logInUnverified(page: Page) {
  const { username, ...credentials } = someAccount();
  await page.request.post("/api/v1/auth/sign-up", { data: { username, ...credentials } });
  await send(credentials)(page);
}

async function submitWithoutResponse(page: Page) {
  await waitForHydration(page);
  await page.route(/\.data(\?|$)/, () => {});
  await fillIn(page, { email: "ama@example.com", password: "kola-nut-market" });
  await press(page);
}

function lengthenGreeting(page: Page) {
  return lengthenName(page.locator("main h1"), (name) => `Hello, ${name}.`);
}

function someAccount() {
  const username = `ama-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.com`, password: "kola-nut-market" };
}
