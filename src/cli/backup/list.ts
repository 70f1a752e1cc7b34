import { formatBytes } from "#ui/format-bytes.ts";
import { defineCommand } from "../command.ts";
import { readOperatorSettings } from "../operator-settings.ts";
import { openPgBackRest } from "./pgbackrest.ts";

export const command = defineCommand({
  usage: ["backup list"],
  about: ["A restore can go to any second between the end of the first backup and now."],
  options: {},
  examples: [["backup list --json", "for a script that copies them elsewhere"]],
  maxPositionals: 0,
  run: async ({ env, terminal }) => {
    const backups = await openPgBackRest(readOperatorSettings(env), env).list();
    for (const { label, type, completedAt, databaseBytes, storedBytes } of backups)
      terminal.print(
        `${completedAt.toISOString().slice(0, 19).replace("T", " ")} UTC  ${type.padEnd(4)}  ${formatBytes(databaseBytes).padStart(9)}  ${formatBytes(storedBytes).padStart(9)} stored  ${label}`,
      );
    if (backups.length === 0) terminal.print("There is no backup yet. Make one: sudo ujamaa backup");
    return { result: { backups } };
  },
});
