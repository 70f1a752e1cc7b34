import { grantAdmin } from "#features/accounts/commands/grant-admin.server.ts";
import { operator } from "#platform/auth/actor.ts";
import { defineCommand } from "../command.ts";
import { withOwner } from "../open-database.ts";
import { noAccount, readEmail } from "./read-email.ts";

export const command = defineCommand({
  usage: ["admin grant EMAIL"],
  about: ["The member must have signed up. Their sessions end, so they log in again as an admin."],
  options: {},
  examples: [["admin grant ada@example.org", "make Ada an admin"]],
  maxPositionals: 1,
  run: async ({ env, terminal }, { positionals }) => {
    const email = readEmail(positionals, "admin grant");
    const granted = await withOwner(env, (db) => grantAdmin({ db }, operator, { email }));
    if (!granted.ok) throw noAccount(email);
    const { username, wasAdmin } = granted;
    terminal.print(
      wasAdmin
        ? `${username} <${email}> is an admin already. Nothing changed.`
        : `${username} <${email}> is an admin now. Their sessions were ended: they log in again.`,
    );
    return { result: { email, username, wasAdmin } };
  },
});
