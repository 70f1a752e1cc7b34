import { banMember } from "#features/accounts/commands/ban-member.server.ts";
import { grantAdmin } from "#features/accounts/commands/grant-admin.server.ts";
import { removeSecondFactor } from "#features/accounts/commands/remove-second-factor.server.ts";
import { setAdmin } from "#features/accounts/commands/set-admin.server.ts";
import { signOutMember } from "#features/accounts/commands/sign-out-member.server.ts";
import { unbanMember } from "#features/accounts/commands/unban-member.server.ts";
import { turnOn } from "#features/accounts/second-factor/factor-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

/** One successful call of each command about accounts. */
export const accountCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/features/accounts/commands/grant-admin.server.ts": {
    actsAs: "operator",
    prepare: async (services) => {
      const { email } = await makePerson(services);
      return (actor) => grantAdmin({ db: services.owner }, actor, { email });
    },
  },
  "src/features/accounts/commands/ban-member.server.ts": {
    prepare: async (services) => {
      const { id } = await makePerson(services);
      return (actor) => banMember(services, actor, { id, reason: "Insults in replies", days: 7 });
    },
  },
  "src/features/accounts/commands/remove-second-factor.server.ts": {
    actsAs: "operator",
    prepare: async (services) => {
      const person = await makePerson(services);
      await turnOn(services, person);
      const needs = { db: services.owner, jobs: services.jobs };
      return (actor) => removeSecondFactor(needs, actor, { email: person.email });
    },
  },
  "src/features/accounts/commands/set-admin.server.ts": {
    prepare: async (services) => {
      const { id } = await makePerson(services);
      return (actor) => setAdmin(services, actor, { id, isAdmin: true });
    },
  },
  "src/features/accounts/commands/sign-out-member.server.ts": {
    prepare: async (services) => {
      const { id } = await makePerson(services);
      return (actor) => signOutMember(services, actor, { id });
    },
  },
  "src/features/accounts/commands/unban-member.server.ts": {
    prepare: async (services, admin) => {
      const { id } = await makePerson(services);
      await banMember(services, admin, { id, reason: "Insults in replies", days: 7 });
      return (actor) => unbanMember(services, actor, { id });
    },
  },
};
