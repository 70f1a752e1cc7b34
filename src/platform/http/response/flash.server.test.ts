import { describe, expect, it } from "vitest";
import { type Flash, flashHeaders, takeFlash } from "./flash.server.ts";

const site = "https://ujamaa.example";
const local = "http://127.0.0.1:3000";

function nextRequest(headers: Headers) {
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  return new Request(site, { headers: { cookie: `theme=dark; ${cookie}` } });
}

describe("a flash", () => {
  it.each([
    { title: "Login Successful!", description: "Welcome back! You are now logged in." },
    { title: "Sign out Failed", description: "Etwas; „schiefgegangen“ = \u{1F9FA}", variant: "destructive" },
    { title: "Saved" },
    { title: "Review has been approved", action: { label: "Undo", to: "/admin", fields: { undo: "7" } } },
  ] satisfies Flash[])("survives one redirect: $title", (flash) => {
    expect(takeFlash(site, nextRequest(flashHeaders(site, flash))).flash).toEqual(flash);
  });

  it("is shown once, and leaves a mark that bypasses cached pages for a minute", () => {
    const { headers } = takeFlash(site, nextRequest(flashHeaders(site, { title: "Saved" })));
    expect(headers.get("set-cookie")).toMatch(/^__Host-flash=seen; Path=\/; Max-Age=60;/);
    const again = takeFlash(site, nextRequest(headers));
    expect(again.flash).toBeNull();
    expect([...again.headers], "it is not prolonged").toEqual([]);
  });

  it("costs nothing when there is none", () => {
    const { flash, headers } = takeFlash(site, new Request(site, { headers: { cookie: "theme=dark" } }));
    expect(flash).toBeNull();
    expect([...headers]).toEqual([]);
  });

  it("expires after a minute, and is hidden from scripts and plain connections", () => {
    const cookie = flashHeaders(site, { title: "Saved" }).get("set-cookie");
    expect(cookie).toMatch(/^__Host-flash=[^;]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
    expect(flashHeaders(local, { title: "Saved" }).get("set-cookie")).toMatch(
      /^flash=[^;]+; .*SameSite=Lax$/,
    );
  });

  it.each([
    "",
    "%",
    "{}",
    "null",
    '{"title":""}',
    '{"title":1}',
    `{"title":"${"x".repeat(301)}"}`,
    '{"title":"a","variant":"b"}',
    '{"title":"a","action":{"label":"Undo","to":"https://elsewhere.example","fields":{}}}',
    '{"title":"a","action":{"label":"Undo","to":"//elsewhere.example","fields":{}}}',
  ])("ignores a forged value: %s", (value) => {
    const request = new Request(local, {
      headers: { cookie: `flash=${value === "%" ? value : encodeURIComponent(value)}` },
    });
    const { flash, headers } = takeFlash(local, request);
    expect(flash).toBeNull();
    expect(headers.has("set-cookie")).toBe(true);
  });
});
