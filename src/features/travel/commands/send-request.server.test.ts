import { beforeEach, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { requestSchema } from "../requests/input.ts";
import { sendRequest } from "./send-request.server.ts";

const { services } = setUpServices();
const given = {
  name: "Zuri",
  email: "zuri@example.com",
  type: "Suggest a destination",
  details: "Accra",
} as const;
const stored = () =>
  services.db
    .selectFrom("feature_requests")
    .select(["name", "email", "feature_type", "details", "done_at", "answered_at"])
    .orderBy("id")
    .execute();

beforeEach(() => services.owner.deleteFrom("feature_requests").execute());

it("[TRAV-14] [TRAV-28] [SEC-16] stores a visitor's request as open", async () => {
  expect(await sendRequest(services, aVisitor(), given)).toEqual({ ok: true });
  const { name, email, type, details } = given;
  expect(await stored()).toEqual([
    { name, email, feature_type: type, details, done_at: null, answered_at: null },
  ]);
});

it("[TRAV-29] stores a request without an email or details, also from a member", async () => {
  const { id } = await makePerson(services);
  await sendRequest(services, aMember(id), { ...given, email: null, details: null });
  expect(await stored()).toMatchObject([{ email: null, details: null }]);
});

it("accepts ten an hour from one network", async () => {
  const visitor = { ...aVisitor(), ip: "10.9.8.7" };
  for (let sent = 0; sent < 10; sent++) expect((await sendRequest(services, visitor, given)).ok).toBe(true);
  expect(await sendRequest(services, visitor, given)).toMatchObject({ ok: false, reason: "too-many" });
  expect((await sendRequest(services, { ...visitor, ip: "10.9.9.7" }, given)).ok).toBe(true);
});

it.each([
  ["[TRAV-25] no name", { name: " " }, "name", "Enter your name."],
  ["[TRAV-26] no type", { type: "" }, "type", "Pick one, so it reaches the right person."],
  ["another type", { type: "Anything" }, "type", "Pick one, so it reaches the right person."],
  ["an email that is none", { email: "zuri" }, "email", "Enter an email such as name@example.com."],
  ["a name that is too long", { name: "z".repeat(201) }, "name", "Use at most 200 characters."],
  ["details that are too long", { details: "z".repeat(5001) }, "details", "Use at most 5,000 characters."],
])("the form refuses %s", (_what, change, field, words) => {
  const { error } = requestSchema.safeParse({ ...given, ...change });
  expect(error?.issues).toMatchObject([{ path: [field], message: words }]);
});

it("[TRAV-16] the form accepts a request without an email", () => {
  expect(requestSchema.parse({ ...given, email: " ", details: "" })).toEqual({
    ...{ name: "Zuri", type: "Suggest a destination" },
    ...{ email: null, details: null },
  });
});
