import { removeSecondFactor } from "#features/accounts/commands/remove-second-factor.server.ts";
import { operator } from "#platform/auth/actor.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { createLog } from "#platform/telemetry/log.server.ts";
import { CliError, defineCommand } from "../command.ts";
import { withOwner } from "../open-database.ts";
import { readEmail } from "./read-email.ts";

export const command = defineCommand({
  usage: ["admin second-factor-off EMAIL"],
  about: [
    "For someone who lost both phone and recovery codes. Make sure who they are first. Their sessions end, they get an email, and the audit log says that the operator did it.",
  ],
  options: {},
  examples: [["admin second-factor-off ada@example.org", "let Ada log in with her password alone"]],
  maxPositionals: 1,
  run: async ({ env, terminal }, { positionals }) => {
    const email = readEmail(positionals, "admin second-factor-off");
    const removed = await withOwner(env, async (db, url) => {
      const jobs = openJobs({ url, log: createLog("error", "web") });
      return removeSecondFactor({ db, jobs }, operator, { email }).finally(() => jobs.stop());
    });
    if (!removed.ok)
      throw new CliError(
        removed.reason === "unknown-address"
          ? `There is no account with the address ${email}.`
          : `${email} has no second factor. Nothing changed.`,
      );
    terminal.print(
      `The second factor of ${removed.username} <${email}> is off, and they were told by email.`,
    );
    return { result: { email, username: removed.username } };
  },
});
