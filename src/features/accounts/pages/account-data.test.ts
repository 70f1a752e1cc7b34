import { expect, it } from "vitest";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { action } from "./account-data.ts";

const { services } = setUpServices();

async function ask(current?: string) {
  const person = await makePerson(services);
  const headers = await signedInHeaders(services, person);
  const visit = { person: { ...person, avatarUrl: null, isAdmin: false } };
  const fields = { form: "data", current: current ?? person.password };
  const answer = await action(routeArgs(services, "/account/data", { fields, headers, visit }));
  return { person, answer: answer as Response };
}

it("exports everything stored about a person, as a file, without secrets", async () => {
  const { person, answer } = await ask();
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await answer.text();
  const { account, reviews } = JSON.parse(text);
  expect(account).toMatchObject({
    username: person.username,
    email: person.email,
    email_to_be_confirmed: null,
    devices: [{ device: "An unknown device" }],
  });
  expect(reviews).toEqual({ reviews: [], replies: [], decisions: [] });
  const { session } = await services.auth.findSession(new Headers());
  expect(session).toBeNull();
  expect(text).not.toMatch(/argon2|token/);
});

it("requires the password, and returns to the form without the right one", async () => {
  const { answer } = await ask("not-this-one");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/account#data"]);
  expect(decodeURIComponent(answer.headers.get("set-cookie") ?? "")).toContain("That is not your password.");
});

it("redirects visitors to log in", async () => {
  const fields = { form: "data", current: "kola-nut-market" };
  const answer = await Promise.resolve()
    .then(() => action(routeArgs(services, "/account/data", { fields })))
    .catch((thrown) => thrown);
  expect((answer as Response).headers.get("location")).toMatch(/^\/login\?/);
});
