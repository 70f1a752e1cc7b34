import { CliError, type Environment, exitCodes } from "./command.ts";

/** The public origin of the site. */
export function readOrigin({ APP_ORIGIN }: Environment): string {
  if (APP_ORIGIN && URL.canParse(APP_ORIGIN)) return new URL(APP_ORIGIN).origin;
  throw new CliError(
    "The setting APP_ORIGIN is missing or not a URL such as https://example.org.",
    exitCodes.settings,
  );
}
