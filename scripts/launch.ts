/** `ujamaa launch`, on the database of a running `npm run dev` where the settings name none. */
import { runCli } from "#cli/run-cli.ts";
import { openTerminal } from "#cli/terminal.ts";
import { withDevDatabase } from "./dev-database.ts";

const env = await withDevDatabase(process.env);
process.exitCode = await runCli(["launch", ...process.argv.slice(2)], { env, openTerminal });
