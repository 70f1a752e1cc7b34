import { sql } from "kysely";
import { requestEmailChange } from "#features/accounts/commands/request-email-change.server.ts";
import { requestLink } from "#features/accounts/commands/request-link.server.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { accept } from "./act-for-tests.ts";
import { fullName, identity, type Seeder } from "./canary-for-tests.ts";

/** What a person can leave behind with the account itself. */
export const accountSeeders: readonly Seeder[] = [
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
];
