import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { listMembers } from "./list-members.server.ts";

const { services } = setUpServices();

beforeAll(async () => {
  await makePerson(services, { username: "Imani", email: "zuri@example.com" });
  await makePerson(services, { username: "imara", email: "tea%house@example.com", isAdmin: true });
  await makePerson(services, { username: "Kofi", email: "im@example.com", isVerified: false });
  const banned = await makePerson(services, { username: "Ömer", email: "omer@example.com" });
  const ended = await makePerson(services, { username: "Ended", email: "ended@example.com" });
  await services.db
    .insertInto("member_bans")
    .values([
      { user_id: banned.id, reason: "Spam" },
      { user_id: ended.id, reason: "Spam", banned_at: new Date(0), ends_at: new Date(1_000) },
    ])
    .execute();
});

const namesOf = async (input: Partial<Parameters<typeof listMembers>[1]>) =>
  (await listMembers(services.db, { search: "", show: "all", limit: 50, ...input })).items.map(
    ({ username }) => username,
  );

describe("listMembers", () => {
  it("shows the newest first, page by page", async () => {
    expect(await namesOf({})).toEqual(["Ended", "Ömer", "Kofi", "imara", "Imani"]);
    const first = await listMembers(services.db, { search: "", show: "all", limit: 3 });
    expect(await namesOf({ limit: 3, after: first.nextCursor ?? "" })).toEqual(["imara", "Imani"]);
  });

  it.each([
    ["IM", ["Kofi", "imara", "Imani"]],
    ["zuri@", ["Imani"]],
    ["öm", ["Ömer"]],
    ["tea%h", ["imara"]],
    ["%", []],
    ["mani", []],
  ])("finds by the prefix of a name or an address: %s", async (search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  it.each([
    ["admins", ["imara"]],
    ["banned", ["Ömer"]],
    ["unverified", ["Kofi"]],
  ] as const)("shows only %s, also within a search", async (show, names) => {
    expect(await namesOf({ show })).toEqual(names);
    expect(await namesOf({ show, search: names[0].slice(0, 2) })).toEqual(names);
    expect(await namesOf({ show, search: "end" })).toEqual([]);
  });
});
