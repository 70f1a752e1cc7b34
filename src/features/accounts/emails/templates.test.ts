import { render, toPlainText } from "@react-email/render";
import { describe, expect, it } from "vitest";
import { accountsEmails } from "./templates.ts";

const site = { name: "Ujamaa", origin: "https://ujamaa.example" };
const data = {
  username: "Ama <b>Bold</b>",
  token: "0190-id.secret",
  removesPosts: false,
  reason: "Spam <i>",
  until: "May 3, 2027",
  contact: "hello@ujamaa.example",
  change: "recovery-code",
  codesLeft: 9,
  isAdmin: true,
  device: "Firefox on Linux",
};

async function write(name: string, more: object = {}) {
  const composed = accountsEmails[name]?.compose({ ...data, ...more }, site);
  if (!composed) throw new Error(`There is no letter named ${name}.`);
  const html = await render(composed.body);
  return { subject: composed.subject, html, text: toPlainText(html) };
}

describe("the emails of accounts", () => {
  it.each([
    ["verify-email", "Verify your email", "https://ujamaa.example/verify-email?token=0190-id.secret"],
    ["reset-password", "Set a new password", "https://ujamaa.example/reset-password?token=0190-id.secret"],
    ["confirm-email", "Confirm your new email", "https://ujamaa.example/confirm-email?token=0190-id.secret"],
  ])("%s contains its link, to this site only, in both formats", async (name, subject, link) => {
    const letter = await write(name);
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(link);
    const addresses = [...letter.html.matchAll(/href="([^"]+)"/g)].map(
      ([, address = ""]) => new URL(address).origin,
    );
    expect(new Set(addresses)).toEqual(new Set([site.origin]));
  });

  it("already-registered contains no token, only ways to log in", async () => {
    const letter = await write("already-registered");
    expect(letter.subject).toBe("You already have an account");
    expect(letter.text).toContain("No second account was made");
    for (const page of ["login", "forgot-password"])
      expect(letter.text).toContain(`https://ujamaa.example/${page}`);
    expect(letter.html).not.toContain("secret");
  });

  it.each([
    ["email-changing", "Your email is about to change", "https://ujamaa.example/forgot-password"],
    ["account-deleted", "Your account is deleted", "stay, without your name"],
    ["password-changed", "Your password was changed", "https://ujamaa.example/forgot-password"],
    ["second-factor-changed", "A recovery code was used", "9 recovery codes are left."],
    ["new-sign-in", "A new login to your account", "did not know: Firefox on Linux."],
    ["wrong-codes", "Someone may know your password", "https://ujamaa.example/forgot-password"],
    ["account-banned", "Your account is suspended", "suspended until May 3, 2027"],
    ["account-banned", "Your account is suspended", "Spam <i>"],
    ["account-banned", "Your account is suspended", "write to hello@ujamaa.example"],
    ["account-unbanned", "Your account is open again", "https://ujamaa.example/login"],
    ["admin-changed", "You are an admin now", "You are now an admin of Ujamaa"],
  ])("%s contains no token", async (name, subject, words) => {
    const letter = await write(name);
    expect(letter.subject).toBe(subject);
    expect(letter.text.replaceAll(/\s+/g, " ")).toContain(words);
    expect(letter.html).not.toContain("secret");
  });

  it.each([
    ["on", "Two-step verification is on"],
    ["off", "Two-step verification is off"],
  ])("second-factor-changed names the change: %s", async (change, subject) => {
    expect((await write("second-factor-changed", { change })).subject).toBe(subject);
  });

  it("escapes a name", async () => {
    const { html } = await write("password-changed");
    expect(html).toContain("Ama");
    expect(html).not.toContain("<b>Bold</b>");
  });

  it.each(["verify-email", "reset-password", "confirm-email", "already-registered"])(
    "%s contains no name, because the address may be someone else's",
    async (name) => {
      expect((await write(name)).html).not.toContain("Ama");
    },
  );

  it.each(["account-banned", "account-unbanned"])("%s works without a name", async (name) => {
    expect((await write(name, { username: null })).text).toMatch(/^Hello,$/m);
  });

  it("verify-email explains what to do for people who did not choose the first password", async () => {
    const { text } = await write("verify-email");
    expect(text).toContain("https://ujamaa.example/forgot-password");
  });

  it("is not rendered without its data", () => {
    expect(() => accountsEmails["verify-email"]?.compose({}, site)).toThrow();
  });
});
