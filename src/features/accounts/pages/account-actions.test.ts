import { describe, expect, it, vi } from "vitest";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { action as logIn, loader as showLogIn } from "./login.tsx";
import { action as logOut } from "./logout.tsx";
import { loader as showSignUp, action as signUp } from "./register.tsx";

const { services } = setUpServices();

type Sent = { fields?: Record<string, string>; headers?: Headers; using?: Services; visit?: Partial<Visit> };

const send = (path: string, { fields = {}, using = services, ...requested }: Sent) =>
  routeArgs(using, path, { fields, ...requested });

/** The services during a database outage. */
function broken(): Services {
  const fail = () => {
    throw new Error("connection refused at 10.0.0.7");
  };
  const plugin = { transformQuery: fail, transformResult: fail };
  const auth = { ...services.auth, signIn: async () => fail(), findSession: async () => fail() };
  return { ...services, db: services.db.withPlugin(plugin), auth };
}

const nobodysWords = (title: string) => ({
  data: {
    toast: { title, description: "Something went wrong", variant: "destructive" },
    message: "Something went wrong",
  },
  init: { status: 503, headers: { "Retry-After": "5" } },
});
const flashOf = (answer: unknown) =>
  JSON.parse(
    decodeURIComponent(
      /flash=([^;]+)/.exec((answer as Response).headers.get("set-cookie") ?? "")?.[1] ?? "null",
    ),
  );

describe("a failure without a specific message", () => {
  const fields = { username: "Ama", email: "ama@example.com", password: "kola-nut" };

  it("[AUTH-46] at registration shows Something went wrong, logs the rest, and keeps what was typed", async () => {
    const log = { warn: () => {}, error: vi.fn() };
    const answer = await signUp(send("/register", { fields, using: broken(), visit: { log } }));
    expect(answer).toMatchObject(nobodysWords("Sign up Failed"));
    expect(answer).toMatchObject({ data: { typed: { username: "Ama", email: "ama@example.com" } } });
    expect(JSON.stringify(answer)).not.toMatch(/kola-nut|10\.0\.0\.7/);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it("[AUTH-49] at login shows Something went wrong", async () => {
    const answer = await logIn(send("/login", { fields, using: broken() }));
    expect(answer).toMatchObject(nobodysWords("Sign in Failed"));
  });

  it("[AUTH-52] at logout shows Something went wrong", async () => {
    const headers = await signedInHeaders(services, await makePerson(services));
    const answer = await logOut(send("/logout", { headers, using: broken() }));
    expect(flashOf(answer)).toEqual({
      title: "Sign out Failed",
      description: "Something went wrong",
      variant: "destructive",
    });
    expect((await services.auth.findSession(headers)).session).not.toBeNull();
  });
});

describe("after logging in", () => {
  it.each([
    ["/login?returnTo=%2Fevents%2Fsubmit%3Fa%3Db", "/events/submit?a=b"],
    ["/login", "/dashboard"],
    ["/login?returnTo=https%3A%2F%2Fevil.example", "/dashboard"],
    ["/login?returnTo=%2F%2Fevil.example", "/dashboard"],
  ])("%s redirects to %s", async (path, target) => {
    const { email, password } = await makePerson(services);
    const answer = (await logIn(send(path, { fields: { email, password } }))) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
    // The session, the known device and the notice.
    expect(answer.headers.getSetCookie()).toHaveLength(3);
  });
});

it("redirects logged-in people away from both forms, also when a form is posted", async () => {
  const person = { id: "0", email: "ama@example.com", username: "Ama", avatarUrl: null, isAdmin: false };
  for (const door of [showLogIn, showSignUp, logIn, signUp]) {
    const run = async (): Promise<unknown> => door(send("/login", { visit: { person } }));
    const answer = await run().catch((thrown) => thrown);
    expect((answer as Response).headers.get("location")).toBe("/dashboard");
  }
});
