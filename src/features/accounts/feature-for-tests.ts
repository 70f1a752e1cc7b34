import { sql } from "kysely";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { issueLinkToken, spendLinkToken } from "#platform/auth/link-token.server.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { accept } from "#testing/deletion/act.ts";
import { fullName, identity } from "#testing/deletion/canary.ts";
import { calls, defineFeatureTests } from "#testing/feature-tests.ts";
import { banMember } from "./commands/ban-member.server.ts";
import { grantAdmin } from "./commands/grant-admin.server.ts";
import { inviteAdmin } from "./commands/invite-admin.server.ts";
import { issueResetLink } from "./commands/issue-reset-link.server.ts";
import { removeSecondFactor } from "./commands/remove-second-factor.server.ts";
import { repeatDeletion } from "./commands/repeat-deletion.server.ts";
import { requestEmailChange } from "./commands/request-email-change.server.ts";
import { requestLink } from "./commands/request-link.server.ts";
import { setAdmin } from "./commands/set-admin.server.ts";
import { signOutMember } from "./commands/sign-out-member.server.ts";
import { unbanMember } from "./commands/unban-member.server.ts";
import { turnOn } from "./second-factor/factor-for-tests.ts";

export const featureTests = defineFeatureTests({
  examples: { "/admin/members/:id": async ({ owner }) => owner.id },
  commandCases: {
    banMember: calls(banMember, async (services) => {
      const { id } = await makePerson(services);
      return { id, reason: "Insults in replies", days: 7 };
    }),
    setAdmin: calls(setAdmin, async (services) => {
      const { id } = await makePerson(services);
      return { id, isAdmin: true as const };
    }),
    signOutMember: calls(signOutMember, async (services) => {
      const { id } = await makePerson(services);
      return { id };
    }),
    unbanMember: calls(unbanMember, async (services, admin) => {
      const { id } = await makePerson(services);
      await banMember(services, admin, { id, reason: "Insults in replies", days: 7 });
      return { id };
    }),
  },
  operatorCases: {
    grantAdmin: async (services) => {
      const { email } = await makePerson(services);
      return (actor) => grantAdmin({ db: services.owner }, actor, { email });
    },
    inviteAdmin: async (services) => {
      const input = { email: "first-admin@example.org", username: "First Admin" };
      return (actor) => inviteAdmin({ db: services.owner }, actor, input);
    },
    issueResetLink: async (services) => {
      const { email } = await makePerson(services);
      return (actor) => issueResetLink(services, actor, { email });
    },
    repeatDeletion: async (services) => {
      const { id } = await makePerson(services);
      return (actor) => repeatDeletion(services, actor, { id, removesPosts: false });
    },
    removeSecondFactor: async (services) => {
      const person = await makePerson(services);
      await turnOn(services, person);
      const needs = { db: services.owner, jobs: services.jobs };
      return (actor) => removeSecondFactor(needs, actor, { email: person.email });
    },
  },
  retentionCases: {
    sessions: async (services) => {
      const person = await makePerson(services);
      await signedInHeaders(services, person);
      return ["auth_sessions", sql`user_id = ${person.id}`];
    },
    links: async (services) => {
      const { id } = await makePerson(services);
      await transact(services.db, async (tx) => {
        await spendLinkToken(tx, "reset-password", await issueLinkToken(tx, "reset-password", id));
      });
      return ["auth_verifications", sql`identifier = ${`spent-reset-password:${id}`}`];
    },
    unverified: async (services) => {
      const { id } = await makePerson(services, { isVerified: false });
      return ["users", sql`id = ${id}`];
    },
    signUpNetwork: async (services) => {
      const { id } = await makePerson(services);
      await services.owner.updateTable("users").set({ sign_up_network: id }).where("id", "=", id).execute();
      return ["users", sql`sign_up_network = ${id}`];
    },
    emailChange: async (services) => {
      const { id } = await makePerson(services);
      await services.owner
        .insertInto("email_changes")
        .values({ user_id: id, email: `${id}@new.example` })
        .execute();
      return ["email_changes", sql`user_id = ${id}`];
    },
    heldForms: async (services) => {
      const { id } = await makePerson(services);
      const { owner } = services;
      const session = await owner
        .insertInto("auth_sessions")
        .values({ user_id: id, token: id, expires_at: new Date(Date.now() + 90 * 86_400_000) })
        .returning("id")
        .executeTakeFirstOrThrow();
      await owner
        .insertInto("held_forms")
        .values({ session_id: session.id, path: "/admin", fields: "{}" })
        .execute();
      return ["held_forms", sql`session_id = ${session.id}`];
    },
  },
  seeders: [
    {
      what: "account",
      leaves: ["users.name", "users.email", "users.image", "profiles.username", "email_changes.email"],
      seed: async ({ services, person }) => {
        const { owner } = services;
        await owner
          .updateTable("users")
          .set({ image: `https://pictures.example/${identity}.png` })
          .where("id", "=", person.id)
          .execute();
        const change = { email: `new-${identity}@example.com`, current: person.password };
        accept(await requestEmailChange(services, aMember(person.id), change));
        await requestLink(services, aVisitor(), { email: person.email, after: "forgot-password" });
      },
    },
    {
      what: "reserved username",
      leaves: ["username_holds.username"],
      seed: async ({ services: { owner } }) => {
        await sql`insert into username_holds values (${identity}, now() + interval '7 days')`.execute(owner);
      },
    },
    {
      what: "form that waits for a password",
      leaves: ["held_forms.fields"],
      seed: async ({ services: { owner }, person }) => {
        await sql`insert into held_forms (session_id, path, fields)
          select id, '/admin', ${JSON.stringify({ note: fullName })} from auth_sessions
          where user_id = ${person.id} limit 1`.execute(owner);
      },
    },
  ],
});
