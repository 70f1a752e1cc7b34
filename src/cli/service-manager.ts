import { CliError, exitCodes } from "./command.ts";
import { runProgram } from "./run-program.ts";

/** Starts and stops what runs on this machine: systemd, or processes of a drill. */
export type ServiceManager = {
  start: (unit: string) => Promise<void>;
  stop: (unit: string) => Promise<void>;
  /** Starts the current release in place of the one that runs. */
  restart: (unit: string) => Promise<void>;
  isRunning: (unit: string) => Promise<boolean>;
};

const control = (verb: string) => async (unit: string) => {
  const { exitCode, stderr } = await runProgram("systemctl", [verb, unit]);
  if (exitCode === 127) throw new CliError("There is no systemctl here, which starts and stops the site.");
  if (exitCode !== 0)
    throw new CliError(
      `systemctl could not ${verb} ${unit}: ${stderr.trim() || `exit code ${exitCode}`} Its log: journalctl -u ${unit} -n 50`,
      exitCodes.unavailable,
    );
};

export const systemd: ServiceManager = {
  start: control("start"),
  stop: control("stop"),
  restart: control("restart"),
  isRunning: async (unit) => (await runProgram("systemctl", ["is-active", "--quiet", unit])).exitCode === 0,
};
