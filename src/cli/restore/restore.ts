import { CliError, type Context, defineCommand, exitCodes } from "../command.ts";
import { readOrigin } from "../read-origin.ts";
import { formatTime, parseTime } from "./parse-time.ts";
import { restoreSite } from "./restore-site.ts";
import { verifyBackup } from "./verify-backup.ts";

export const command = defineCommand({
  usage: ["restore --verify", "restore", 'restore --to "2026-11-20 03:04:05"'],
  about: [
    "--verify restores the newest backup into a scratch server beside the site, checks orders, stock, money, derived data and uploads there, and deletes it again. A timer runs this every night; the admin overview shows the result.",
    "Without --verify it replaces the database: with all that was archived, or as it was at a second. The site is down meanwhile. The data folder of before stays beside it, and comes back by itself if the restore fails. Accounts that were deleted since are deleted again, and missing uploads are brought back.",
  ],
  options: {
    verify: { type: "boolean", help: "Only test the newest backup. Changes nothing" },
    to: { type: "string", value: "TIME", help: "Go back to this second, in UTC" },
    overwrite: {
      type: "boolean",
      help: "Write over the data folder instead of moving it aside: if the disk is too small",
    },
    yes: { type: "boolean", help: "Do not ask" },
  },
  examples: [
    ["restore --verify", "would the backup bring the site back?"],
    ["restore", "after the disk was lost, on a new machine with the same settings"],
    ['restore --to "2026-11-20 03:04:05"', "undo a mistake that was made at 03:04:06 UTC"],
  ],
  maxPositionals: 0,
  run: async (context, { values: { verify, to, overwrite = false, yes } }) => {
    if (verify && (to !== undefined || overwrite))
      throw new CliError("--verify takes neither --to nor --overwrite.", exitCodes.usage);
    if (verify) return verifyBackup(context);
    const time = to === undefined ? undefined : parseTime(to, new Date());
    if (!yes) await confirm(context, time);
    return { result: await restoreSite(context, { to: time, isOverwriting: overwrite }) };
  },
});

async function confirm({ env, terminal }: Context, to: Date | undefined): Promise<void> {
  const { host } = new URL(readOrigin(env));
  if (!terminal.isInteractive)
    throw new CliError("This replaces the database. Add --yes to do it without a question.", exitCodes.usage);
  terminal.print(
    to
      ? `This takes ${host} back to ${formatTime(to)}. What was written since is lost to the site.`
      : `This replaces the database of ${host} with its newest backup and all that was archived since.`,
  );
  const typed = await terminal.ask(`Type ${host} to go on:`);
  if (typed !== host) throw new CliError("Nothing was changed.");
}
