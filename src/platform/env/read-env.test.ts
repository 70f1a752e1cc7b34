import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env.ts";

const good = {
  APP_ORIGIN: "https://ujamaa.example/",
  DATABASE_URL: "postgres://app:x@127.0.0.1/ujamaa",
  AUTH_SECRET: "x".repeat(32),
  SMTP_URL: "smtp://127.0.0.1:1025",
};

describe("readEnv", () => {
  it("fills defaults and reduces the origin to its bare form", () => {
    const env = readEnv(good);
    expect(env.PORT).toBe(3000);
    expect(env.PASSWORD_MIN_LENGTH).toBe(6);
    expect(env.APP_ORIGIN).toBe("https://ujamaa.example");
  });

  it.each([
    ["PORT", "eighty"],
    ["AUTH_SECRET", "short"],
    ["APP_ORIGIN", "ftp://ujamaa.example"],
    ["DATABASE_URL", undefined],
    ["PASSWORD_MIN_LENGTH", "5"],
  ])("names %s when it is %s", (name, value) => {
    expect(() => readEnv({ ...good, [name]: value })).toThrow(new RegExp(`The setting ${name} `));
  });

  it("names every wrong setting at once", () => {
    expect(() => readEnv({})).toThrow(/APP_ORIGIN[\s\S]*DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*SMTP_URL/);
  });
});
