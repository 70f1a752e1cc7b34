import { beforeAll, describe, expect, it } from "vitest";
import { codeOf, turnOn } from "#features/accounts/second-factor/factor-for-tests.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

/** The built site as a TLS-terminating proxy calls it: plain HTTP, on an internal URL. */
const origin = "https://hub.example";
const inner = "http://10.0.0.7:3000";
const { services } = setUpServices();
let fetch: (request: Request) => Promise<Response>;

beforeAll(async () => {
  const env = { ...services.env, APP_ORIGIN: origin };
  const auth = createAuth({ env, db: services.db, log: services.log });
  ({ fetch } = await openBuiltApp({ ...services, env, auth }));
});

const send = (path: string, headers: Record<string, string>, body: BodyInit = "") =>
  fetch(
    new Request(`${inner}${path}`, { method: "POST", headers: { host: "hub.example", ...headers }, body }),
  );
const sameOriginHeaders = { origin, "sec-fetch-site": "same-origin" };
const form = { "content-type": "application/x-www-form-urlencoded" };

describe("behind a TLS-terminating proxy", () => {
  it.each([
    ["/login", "email=amara%40example.org&password=wrong+one", 401],
    ["/register", "email=&username=&password=", 400],
    ["/forgot-password", "email=amara%40example.org", 302],
    ["/reviews", "business=&rating=&comment=", 400],
    ["/admin/launch", "name=business_reviews&state=on", 302],
  ])("the form of %s reaches its action", async (path, body, status) => {
    const response = await send(path, { ...sameOriginHeaders, ...form }, body);
    const text = await response.text();
    expect(response.status).toBe(status);
    // The router's own CSRF rejection has no page.
    if (status !== 302) expect(text).toContain("</html>");
  });

  it("a login remembers its password step in a __Host- cookie until the code is entered", async () => {
    const person = await makePerson(services);
    await turnOn(services, person);
    const post = (path: string, fields: Record<string, string>, cookie = "") =>
      send(path, { ...sameOriginHeaders, ...form, cookie }, new URLSearchParams(fields).toString());
    const { email, password } = person;
    const halfway = await post("/login", { email, password });
    const cookie = halfway.headers.getSetCookie().find((one) => one.startsWith("__Host-sign-in=")) ?? "";
    expect(halfway.headers.get("location")).toMatch(/^\/login\/code/);
    expect(cookie).toMatch(/; Secure\b/);
    const code = await codeOf(services, person.id);
    const done = await post("/login/code", { code }, cookie.split(";")[0]);
    expect(done.headers.getSetCookie().join()).toMatch(/__Host-session-hub-example=/);
  });

  it("a form from another site is still refused", async () => {
    for (const foreign of ["https://evil.example", "http://hub.example", inner])
      expect((await send("/login", { ...form, origin: foreign })).status).toBe(403);
  });

  it("a path with two leading slashes cannot name another host", async () => {
    const response = await fetch(new Request(`${inner}//evil.example/login`));
    expect(response.status).toBe(404);
    expect(response.headers.get("location")).toBeNull();
  });
});

describe("the action of a page", () => {
  it.each([
    ["JSON", "application/json", "{}", 415],
    ["plain text", "text/plain", "email=a", 415],
    ["nothing that it names", "", "email=a", 415],
    ["a form without its boundary", "multipart/form-data", "email=a", 400],
    ["a form that ends too soon", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form", 400],
  ])("refuses %s without failing", async (_what, type, body, status) => {
    const headers = { ...sameOriginHeaders, ...(type && { "content-type": type }) };
    const response = await send("/login", headers, new TextEncoder().encode(body));
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});
