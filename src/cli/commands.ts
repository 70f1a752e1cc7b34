import type { Command } from "./command.ts";

/** `summary` stands here so that `ujamaa --help` loads no command: most of them load the app. */
export type CommandEntry = { name: string; summary: string; load: () => Promise<{ command: Command }> };
type CommandGroup = { title: string; entries: readonly CommandEntry[] };

/** Every command, in the order of the help. */
export const commandGroups: readonly CommandGroup[] = [
  {
    title: "Every day",
    entries: [
      {
        name: "launch",
        summary: "List announced features, open and close them",
        load: () => import("./launch/launch.ts"),
      },
    ],
  },
  {
    title: "People",
    entries: [
      {
        name: "admin grant",
        summary: "Make a member an admin",
        load: () => import("./admin/grant.ts"),
      },
      {
        name: "admin reset-link",
        summary: "Print a link that sets a new password",
        load: () => import("./admin/reset-link.ts"),
      },
      {
        name: "admin second-factor-off",
        summary: "Turn off the second factor of someone who lost it",
        load: () => import("./admin/second-factor-off.ts"),
      },
    ],
  },
  {
    title: "Backups",
    entries: [
      {
        name: "backup",
        summary: "Back up the database and the uploads",
        load: () => import("./backup/backup.ts"),
      },
      {
        name: "backup setup",
        summary: "Set up backups, once",
        load: () => import("./backup/setup.ts"),
      },
      {
        name: "backup list",
        summary: "List the backups of the database",
        load: () => import("./backup/list.ts"),
      },
      {
        name: "restore",
        summary: "Restore a backup, or test whether it can be restored",
        load: () => import("./restore/restore.ts"),
      },
    ],
  },
  {
    title: "Data",
    entries: [
      {
        name: "migrate",
        summary: "Bring the database to the schema of this release",
        load: () => import("./migrate.ts"),
      },
      {
        name: "verify",
        summary: "Check that orders, stock, money and derived data add up",
        load: () => import("./verify-data/verify.ts"),
      },
      {
        name: "files orphans",
        summary: "Find uploaded files without a row, and rows without a file",
        load: () => import("./files-orphans.ts"),
      },
      {
        name: "search rebuild",
        summary: "Fill the search again beside the live one",
        load: () => import("./search-rebuild.ts"),
      },
    ],
  },
];

export const commandEntries: readonly CommandEntry[] = commandGroups.flatMap(({ entries }) => entries);

/** The command that a line begins with, and what follows it. */
export function findCommand(
  words: readonly string[],
): { entry: CommandEntry; rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const entry = commandEntries.find(({ name }) => name === words.slice(0, length).join(" "));
    if (entry) return { entry, rest: words.slice(length) };
  }
  return undefined;
}
