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

  it("treats an empty setting as missing", () => {
    expect(readEnv({ ...good, PORT: "", METRICS_TOKEN: "" })).toMatchObject({ PORT: 3000 });
    expect(() => readEnv({ ...good, DATABASE_URL: "" })).toThrow("The setting DATABASE_URL is missing");
  });

  it.each([
    ["PORT", "eighty"],
    ["AUTH_SECRET", "short"],
    ["APP_ORIGIN", "ftp://ujamaa.example"],
    ["DATABASE_URL", undefined],
    ["PASSWORD_MIN_LENGTH", "5"],
    ["APP_ORIGIN", "https://ujamaa.example/hub"],
    ["APP_ORIGIN", "https://user@ujamaa.example"],
    ["APP_ORIGIN", "https://ujamaa.example/?a=1"],
    ["MAIL_FROM", "Ujamaa"],
    ["MAIL_FROM", "Ujamaa <hello>"],
    ["MAIL_FROM", "Ujamaa <hello@ujamaa.example> and more"],
  ])("names %s when it is %s", (name, value) => {
    expect(() => readEnv({ ...good, [name]: value })).toThrow(new RegExp(`The setting ${name} `));
  });

  it.each(["hello@ujamaa.example", "Ujamaa <hello@ujamaa.example>", "Ujamaa, Inc. <hello@localhost>"])(
    "accepts the sender %s",
    (sender) => expect(readEnv({ ...good, MAIL_FROM: sender }).MAIL_FROM).toBe(sender),
  );

  it("sends email with the site's name and contact address by default", () => {
    expect(readEnv(good).MAIL_FROM).toBe("Ujamaa <hello@ujamaa.example>");
    const own = { ...good, SITE_NAME: " Savannah Hub ", CONTACT_EMAIL: "help@savannah.example" };
    expect(readEnv(own).MAIL_FROM).toBe("Savannah Hub <help@savannah.example>");
    expect(readEnv({ ...own, MAIL_FROM: "mail@savannah.example" }).MAIL_FROM).toBe("mail@savannah.example");
  });

  it.each(["Kuumba", "Tom & Nia’s Market!", "Đỗ 市場", "x".repeat(40)])("accepts the name %s", (name) => {
    expect(readEnv({ ...good, SITE_NAME: name }).SITE_NAME).toBe(name);
  });

  it.each([" ", "a <b>", 'The "Hub"', "a:b", "a,b", "a/b", "hub@home", "two\nlines", "x".repeat(41)])(
    "rejects the name %s",
    (name) => expect(() => readEnv({ ...good, SITE_NAME: name })).toThrow(/The setting SITE_NAME is wrong/),
  );

  it("parses the site's social accounts", () => {
    const text = "Instagram:https://www.instagram.com/kuumba, Twitter:https://x.com/kuumba";
    expect([...readEnv({ ...good, SOCIAL_LINKS: text }).SOCIAL_LINKS]).toEqual([
      ["Instagram", "https://www.instagram.com/kuumba"],
      ["Twitter", "https://x.com/kuumba"],
    ]);
    expect(readEnv(good).SOCIAL_LINKS.size).toBe(4);
  });

  it.each([
    "Instagram",
    "Instagram:http://instagram.com/kuumba",
    "Instagram:https://evil.example/instagram.com",
    "Instagram:javascript:alert(1)",
    "Friendface:https://friendface.example/kuumba",
    "__proto__:https://instagram.com/kuumba",
  ])("rejects the account %s", (text) => {
    expect(() => readEnv({ ...good, SOCIAL_LINKS: text })).toThrow(/The setting SOCIAL_LINKS is wrong/);
  });

  it.each(["/map/streets.pmtiles", "https://tiles.ujamaa.example/us/streets.pmtiles"])(
    "accepts the tile file %s",
    (address) => expect(readEnv({ ...good, MAP_TILES_URL: address }).MAP_TILES_URL).toBe(address),
  );

  it.each([
    "streets.pmtiles",
    "//evil.example/streets.pmtiles",
    "http://tiles.example/streets.pmtiles",
    "https://user:word@tiles.example/streets.pmtiles",
    "https://tiles.example",
    "https://tiles.example/a;script-src *",
    "javascript:alert(1)",
  ])("rejects the tile file %s", (address) => {
    expect(() => readEnv({ ...good, MAP_TILES_URL: address })).toThrow(/The setting MAP_TILES_URL is wrong/);
  });

  it("lists all invalid settings", () => {
    expect(() => readEnv({})).toThrow(/APP_ORIGIN[\s\S]*DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*SMTP_URL/);
  });
});
