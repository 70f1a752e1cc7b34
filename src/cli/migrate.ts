import { migrateEverything } from "#app/migrate-everything.server.ts";
import { CliError, defineCommand, exitCodes } from "./command.ts";
import { readAppUrl, readOwnerUrl } from "./open-database.ts";

export const command = defineCommand({
  usage: ["migrate"],
  about: [
    "Applies what is missing, each migration in a transaction. The site goes on meanwhile: the code of the release before works with the new schema.",
  ],
  options: {},
  examples: [["migrate", "after a restore, or with containers before the new release starts"]],
  maxPositionals: 0,
  run: async ({ env, terminal }) => {
    const target = { ownerUrl: readOwnerUrl(env), appUrl: readAppUrl(env), say: terminal.print };
    const applied = await migrateEverything(target).catch((error: NodeJS.ErrnoException) => {
      // Migrations explain themselves; a server that is away has a code.
      if (error.code) throw error;
      throw new CliError(error.message, exitCodes.failed);
    });
    terminal.print(applied.length ? `Applied ${applied.join(", ")}.` : "The schema is up to date.");
    return { result: { applied } };
  },
});
