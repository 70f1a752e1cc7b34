import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { findLinkOwner } from "#platform/auth/link-token.server.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { issueResetLink } from "./issue-reset-link.server.ts";
import { resetPassword } from "./reset-password.server.ts";

const { services } = setUpServices();

describe("issueResetLink", () => {
  it("makes a link that sets a new password once, and leaves an audit entry", async () => {
    const person = await makePerson(services);
    const email = person.email.toUpperCase();
    const issued = await issueResetLink(services, operator, { email });
    if (!issued.ok) throw new Error(issued.reason);
    expect(issued.username).toBe(person.username);
    const input = { token: issued.token, password: "a-brand-new-password-7" };
    expect(await resetPassword(services, aVisitor(), input)).toMatchObject({ ok: true });
    expect(await resetPassword(services, aVisitor(), input)).toEqual({ ok: false, reason: "link-expired" });
    const entries = services.db.selectFrom("audit_log").select(["action", "actor_id"]);
    expect(await entries.where("subject_id", "=", person.id).execute()).toContainEqual({
      action: "accounts.issue-reset-link",
      actor_id: null,
    });
  });

  it("refuses an address without an account", async () => {
    const issued = await issueResetLink(services, operator, { email: "nobody@example.com" });
    expect(issued).toEqual({ ok: false, reason: "unknown-address" });
  });

  it("another user cannot, and neither can an admin", async () => {
    const person = await makePerson(services);
    for (const actor of [aVisitor(), aMember(person.id), anAdmin(person.id)])
      expect(await issueResetLink(services, actor, { email: person.email })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    expect(await findLinkOwner(services.db, "reset-password", `${person.id}.${"a".repeat(43)}`)).toBeNull();
    const links = services.db.selectFrom("auth_verifications").select("id");
    expect(await links.where("identifier", "=", `reset-password:${person.id}`).execute()).toEqual([]);
  });
});
