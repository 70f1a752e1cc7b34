import { setTimeout as pause } from "node:timers/promises";
import { CliError, type Context, type Environment, exitCodes } from "./command.ts";
import { type OperatorSettings, readOperatorSettings } from "./operator-settings.ts";

/** A web server or a worker, and where it says that it is ready. */
export type SiteUnit = { unit: string; readyUrl: string | null };

export type SiteUnits = { web: SiteUnit[]; worker: SiteUnit };

const pollMs = 250;

/** What runs the site on this machine. */
export function listUnits(
  env: Environment,
  settings: OperatorSettings = readOperatorSettings(env),
): SiteUnits {
  const host = !env.HOST || env.HOST === "0.0.0.0" || env.HOST === "::" ? "127.0.0.1" : env.HOST;
  const readyUrl = (port: number | string) => `http://${host}:${port}/readyz`;
  return {
    web: settings.WEB_UNITS.map(({ unit, port }) => ({ unit, readyUrl: readyUrl(port) })),
    worker: { unit: settings.WORKER_UNIT, readyUrl: env.WORKER_PORT ? readyUrl(env.WORKER_PORT) : null },
  };
}

/** Waits until a unit takes requests or jobs. Throws with what it says if it does not within the time. */
export async function waitUntilReady(
  { services }: Pick<Context, "services">,
  { unit, readyUrl }: SiteUnit,
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  let state = "no answer";
  while (Date.now() < deadline) {
    if (readyUrl === null) {
      if (await services.isRunning(unit)) return;
      state = "it does not run";
    } else {
      const found = await readState(readyUrl);
      if (found.isReady) return;
      state = found.state;
    }
    await pause(pollMs);
  }
  throw new CliError(
    `${unit} was not ready within ${Math.round(withinMs / 1_000)} s (${state}). Its log: journalctl -u ${unit} -n 50`,
    exitCodes.unavailable,
  );
}

/** What a readiness endpoint says at the moment. */
async function readState(url: string): Promise<{ isReady: boolean; state: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return { isReady: response.ok, state: (await response.text()).slice(0, 200) };
  } catch (error) {
    return { isReady: false, state: (error as { cause?: Error }).cause?.message ?? (error as Error).message };
  }
}
