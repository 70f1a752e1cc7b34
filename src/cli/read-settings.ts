import { type Env, readEnv } from "#platform/env/read-env.ts";
import { CliError, type Environment, exitCodes } from "./command.ts";

/** The settings of the site, with a sentence for each one that is missing or wrong. */
export function readSettings(env: Environment): Env {
  try {
    return readEnv(env);
  } catch (error) {
    throw new CliError((error as Error).message, exitCodes.settings);
  }
}
