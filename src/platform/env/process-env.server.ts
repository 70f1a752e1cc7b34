import { type Env, readEnv } from "./read-env.ts";
import { listSettingsWarnings } from "./settings-warnings.ts";

/** The settings of this process. Exits with a message if one is invalid. */
export function getProcessEnv(): Env {
  try {
    // biome-ignore lint/style/noProcessEnv: the one place where settings enter.
    return readEnv(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}

/** Warnings for the operator of this process. */
export function listProcessWarnings(): string[] {
  // biome-ignore lint/style/noProcessEnv: as above.
  return listSettingsWarnings(process.env, process.versions.node);
}
