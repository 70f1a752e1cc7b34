import { describe, expect, it } from "vitest";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { credentialsSchema, registrationSchema } from "./input.ts";

const filled = { username: "Ama", email: "ama@example.com", password: "kola-nut" };

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const read = (changes: Partial<typeof filled>) =>
  readForm(registrationSchema, formOf({ ...filled, ...changes }));

describe("a registration form", () => {
  it("is normalized: names trimmed, addresses in lowercase, passwords unchanged", () => {
    const answer = read({ username: "  Ama ", email: " Ama@Example.COM ", password: " kola nut " });
    expect(answer).toEqual({
      ok: true,
      value: { username: "Ama", email: "ama@example.com", password: " kola nut " },
    });
  });

  it.each([
    ["username", { username: " " }, "Enter a username."],
    ["username", { username: "a".repeat(61) }, "Use at most 60 characters."],
    ["username", { username: "a\u200bb" }, "Use visible characters only."],
    ["username", { username: "a\u202eb" }, "Use visible characters only."],
    ["email", { email: "" }, "Enter your email."],
    ["email", { email: "ama" }, "Enter an email such as name@example.com."],
    ["email", { email: "a@example.com,b@example.com" }, "Enter an email such as name@example.com."],
    ["email", { email: `${"a".repeat(250)}@example.com` }, "That email is too long."],
    ["password", { password: "" }, "Enter a password."],
  ])("has a message for a wrong %s: %j", (field, changes, words) => {
    expect(read(changes)).toEqual({ ok: false, errors: { [field]: words }, isMalformed: false });
  });

  it("lists every empty or missing field at once", () => {
    expect(readForm(registrationSchema, new FormData())).toEqual({
      ok: false,
      isMalformed: false,
      errors: { username: "Enter a username.", email: "Enter your email.", password: "Enter a password." },
    });
    expect(readForm(credentialsSchema, new FormData())).toEqual({
      ok: false,
      isMalformed: false,
      errors: { email: "Enter your email.", password: "Enter a password." },
    });
  });

  it("treats a file as missing", () => {
    const form = formOf(filled);
    form.set("username", new File(["x"], "x.txt"));
    expect(readForm(registrationSchema, form)).toEqual({
      ok: false,
      isMalformed: false,
      errors: { username: "Enter a username." },
    });
  });
});
