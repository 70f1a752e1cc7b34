import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CliError, exitCodes, type ServiceManager } from "./command.ts";
import { runProgram } from "./run-program.ts";

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
  takeUnits: takeSystemdUnits,
  isRunning: async (unit) => (await runProgram("systemctl", ["is-active", "--quiet", unit])).exitCode === 0,
};

const unitsFolder = "/etc/systemd/system";
const wrapper = "/usr/local/bin/ujamaa";

/** As deploy/install.sh puts them there. A unit that it did not install stays away. */
async function takeSystemdUnits(releaseFolder: string): Promise<void> {
  const folder = join(releaseFolder, "deploy/systemd");
  const names = await readdir(folder).catch(() => []);
  let hasChanged = false;
  for (const name of names)
    hasChanged = (await replaceFile(join(folder, name), join(unitsFolder, name))) || hasChanged;
  await replaceFile(join(releaseFolder, "deploy/ujamaa.sh"), wrapper);
  if (hasChanged) await runProgram("systemctl", ["daemon-reload"]);
}

/** Returns whether the file was there and differed. */
async function replaceFile(from: string, to: string): Promise<boolean> {
  const [wanted, known] = await Promise.all(
    [from, to].map((file) => readFile(file, "utf8").catch(() => null)),
  );
  if (wanted === null || known === null || wanted === known) return false;
  await writeFile(to, wanted ?? "");
  return true;
}
