import { describe, expect, it } from "vitest";
import type { Person } from "#platform/http/visit.ts";
import { routeContext } from "#testing/route-args.ts";
import { requireAdmin, requirePerson } from "./guards.server.ts";

const member: Person = {
  id: "1",
  email: "ama@example.com",
  username: "Ama",
  avatarUrl: null,
  isAdmin: false,
};
const admin: Person = { ...member, id: "2", isAdmin: true };
const url = new URL("http://localhost/claim-business?business_id=7&business_name=A%26B");

const asPerson = (person: Person | null) => routeContext({ person });

function locationOf(guard: () => Person) {
  try {
    guard();
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
  return null;
}

describe("the guards", () => {
  it("admit the right people", () => {
    expect(requirePerson(asPerson(member), url)).toBe(member);
    expect(requireAdmin(asPerson(admin), url)).toBe(admin);
  });

  it("redirect a visitor to log in and remember the whole URL", () => {
    for (const guard of [requirePerson, requireAdmin]) {
      const location = new URL(locationOf(() => guard(asPerson(null), url)) ?? "", url);
      expect(location.pathname).toBe("/login");
      expect(location.searchParams.get("returnTo")).toBe("/claim-business?business_id=7&business_name=A%26B");
    }
  });

  it("redirect a member who is not an admin to the dashboard", () => {
    expect(locationOf(() => requireAdmin(asPerson(member), url))).toBe("/dashboard");
  });
});
