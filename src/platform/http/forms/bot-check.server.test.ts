import { describe, expect, it } from "vitest";
import { envSchema } from "#platform/env/read-env.ts";
import { type BotCheckKind, rejectBot, stampForm } from "./bot-check.server.ts";

const secret = "a secret for tests, thirty-two characters";
const { FORM_MIN_SECONDS } = envSchema.pick({ FORM_MIN_SECONDS: true }).parse({});
const shownAt = Date.UTC(2031, 0, 1);
const stamp = stampForm(secret, shownAt);
const seconds = 1_000;
const hours = 3_600 * seconds;

function refused(
  fields: Record<string, string>,
  after: number,
  { least = FORM_MIN_SECONDS, kind = "typed" }: { least?: number; kind?: BotCheckKind } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const settings = { AUTH_SECRET: secret, FORM_MIN_SECONDS: least };
  return rejectBot(form, kind, settings, shownAt + after)?.reason ?? null;
}

describe("a form", () => {
  it("is accepted from three seconds to a day after it was shown", () => {
    expect(refused({ stamp }, 2.9 * seconds)).toBe("too-fast");
    expect(refused({ stamp }, 3 * seconds)).toBeNull();
    expect(refused({ stamp, homepage: "" }, 24 * hours)).toBeNull();
    expect(refused({ stamp }, 24 * hours + 1)).toBe("too-old");
  });

  it("is accepted immediately if the settings say so", () => {
    expect(refused({ stamp }, 0, { least: 0 })).toBeNull();
    expect(refused({ stamp }, 9 * seconds, { least: 10 })).toBe("too-fast");
  });

  it("is accepted immediately if a browser can fill it in, but not without a stamp", () => {
    expect(refused({ stamp }, 0, { kind: "filled" })).toBeNull();
    expect(refused({ stamp, homepage: "https://spam.example" }, 0, { kind: "filled" })).toBe("honeypot");
    expect(refused({}, 0, { kind: "filled" })).toBe("too-old");
    expect(refused({ stamp }, 24 * hours + 1, { kind: "filled" })).toBe("too-old");
  });

  it("is refused when the hidden field was filled", () => {
    expect(refused({ stamp, homepage: "https://spam.example" }, 5 * seconds)).toBe("honeypot");
  });

  it("is refused when it was never shown", () => {
    const [when] = stamp.split(".");
    const earlier = (shownAt - hours).toString(36);
    const ofAnother = stampForm("another secret, thirty-two characters.", shownAt);
    for (const forged of ["", "null", `${when}.`, `${earlier}.${stamp.split(".")[1]}`, ofAnother])
      expect(refused({ stamp: forged }, 5 * seconds)).toBe("too-old");
    expect(refused({}, 5 * seconds)).toBe("too-old");
  });
});
