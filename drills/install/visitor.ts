/**
 * A client outside of the machine, in its network: a browser that knows the site by its name only, and a mail server.
 * Takes one task after the other from the drill that forked it.
 */
import { setTimeout as pause } from "node:timers/promises";
import { totpCode, totpStep } from "#platform/auth/totp.ts";
import { startMailInbox } from "#testing/mail-inbox.ts";
import type { Plan } from "../../bench/mix/plan.ts";
import { fillSite } from "./fill-site.ts";
import { measurePages, type Rush } from "./measure-pages.ts";

export type Account = { username: string; email: string; password: string };
export type Task =
  | { kind: "open"; path: string }
  | { kind: "sign-up"; account: Account }
  | { kind: "log-in-as-admin"; account: Account; isNew: boolean }
  | { kind: "fill"; ownerUrl: string; businesses: number }
  | ({ kind: "measure" } & Rush);
export type Done = { result?: unknown; error?: string };

const [origin = "", smtpPort = "1025"] = process.argv.slice(2);
const mailTimeoutMs = 60_000;
let plan: Plan | undefined;
const inbox = await startMailInbox({ smtpPort: Number(smtpPort), httpPort: 0 });
process.on("message", async (task: Task) => {
  const done: Done = await carryOut(task).then(
    (result) => ({ result }),
    (error: Error) => ({ error: `${error.message} ${error.cause ?? ""}` }),
  );
  process.send?.(done);
});
process.send?.({ result: "ready" } satisfies Done);

async function carryOut(task: Task): Promise<unknown> {
  switch (task.kind) {
    case "open": {
      const response = await fetch(`${origin}${task.path}`);
      const title = /<title>([^<]*)/.exec(await response.text())?.[1] ?? "";
      return { status: response.status, title };
    }
    case "sign-up":
      return signUp(task.account);
    case "log-in-as-admin":
      return logInAsAdmin(task.account, task);
    case "fill":
      plan = await fillSite(task.ownerUrl, task.businesses);
      return "filled";
    case "measure":
      if (!plan) throw new Error("Fill the site first.");
      return measurePages(origin, plan, task);
  }
}

/** Signs up and verifies the email address by the link in the email. */
async function signUp(account: Account) {
  const browser = openBrowser();
  await browser.post("/register", account, 302);
  const link = new URL(await waitForLink(account.email));
  await browser.post(
    "/verify-email",
    { token: link.searchParams.get("token") ?? "", password: account.password },
    302,
  );
}

/** Logs in, sets up the second factor that admins need, and opens the admin pages. Returns their title. */
async function logInAsAdmin({ email, password }: Account, { isNew }: { isNew: boolean }) {
  const browser = openBrowser();
  await browser.post("/login", { email, password }, 302);
  if (!isNew) return "logged in, asked for the second factor";
  await browser.post("/account/second-factor", { form: "start", current: password }, 302);
  const key = />([A-Z2-7 ]{20,})<\/b>/.exec(await browser.get("/account/second-factor"))?.[1] ?? "";
  const code = totpCode(decodeKey(key), totpStep(Date.now()));
  await browser.post("/account/second-factor", { form: "confirm", code }, 200);
  return /<title>([^<]*)/.exec(await browser.get("/admin"))?.[1] ?? "";
}

function openBrowser() {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit, status: number) => {
    const headers = new Headers({ "sec-fetch-site": "same-origin", origin });
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    if (response.status === status) return text;
    const message =
      /role="alert"[^>]*>(.*?)<\/(?:p|div)>/s.exec(text)?.[1]?.replaceAll(/<[^>]+>/g, " ") ?? "";
    throw new Error(`${path} returned ${response.status} instead of ${status}. ${message}`);
  };
  return {
    get: (path: string) => send(path, {}, 200),
    post: (path: string, fields: Record<string, string>, status: number) =>
      send(path, { method: "POST", body: new URLSearchParams(fields) }, status),
  };
}

async function waitForLink(email: string): Promise<string> {
  const deadline = Date.now() + mailTimeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${inbox.origin}/api/messages?${new URLSearchParams({ to: email })}`);
    for (const { text } of (await response.json()) as { text: string }[]) {
      const link = /https:\/\/\S+token=\S+/.exec(text)?.[0];
      if (link) return link;
    }
    await pause(200);
  }
  throw new Error(`No email with a link reached ${email} within ${mailTimeoutMs / 1_000} s.`);
}

/** What an authenticator app makes of the key that the page shows (base32). */
function decodeKey(key: string): string {
  const bits = [...key.replaceAll(" ", "")].map((character) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)));
}
