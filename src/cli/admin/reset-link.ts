import { issueResetLink } from "#features/accounts/commands/issue-reset-link.server.ts";
import { operator } from "#platform/auth/actor.ts";
import { defineCommand } from "../command.ts";
import { withApp } from "../open-database.ts";
import { readOrigin } from "../read-origin.ts";
import { noAccount, readEmail } from "./read-email.ts";

export const command = defineCommand({
  usage: ["admin reset-link EMAIL"],
  about: [
    "Prints a link that sets a new password, for someone whom email does not reach. It works once, for an hour. Anyone who has it can take over the account: hand it over in person or by phone.",
  ],
  options: {},
  examples: [["admin reset-link ada@example.org", "let Ada in although email is broken"]],
  maxPositionals: 1,
  run: async ({ env, terminal }, { positionals }) => {
    const email = readEmail(positionals, "admin reset-link");
    const origin = readOrigin(env);
    const issued = await withApp(env, (db) => issueResetLink({ db }, operator, { email }));
    if (!issued.ok) throw noAccount(email);
    const { username, token } = issued;
    const url = resetUrl(origin, token);
    terminal.print(`A link for ${username} <${email}> that works once, within the hour:`);
    terminal.print(url);
    return { result: { email, username, url } };
  },
});

/** Where the link leads. */
export function resetUrl(origin: string, token: string): string {
  const url = new URL("/reset-password", origin);
  url.searchParams.set("token", token);
  return url.href;
}
