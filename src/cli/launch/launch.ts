import { openableSwitches } from "#app/switches.ts";
import { listSwitches } from "#platform/switches/list-switches.server.ts";
import { CliError, defineCommand, exitCodes } from "../command.ts";
import { withApp } from "../open-database.ts";
import { type Flip, launchSwitches } from "./launch-switches.ts";

/** Without words it lists the switches. */
export const command = defineCommand({
  usage: ["launch", "launch NAME on|off", "launch --all | --none"],
  about: [
    "A new installation announces some features as coming soon. Open them one by one, or all that are built. The site follows within seconds, and the audit log says that the operator did it.",
  ],
  options: {
    list: { type: "boolean", help: "List the switches, as without options" },
    all: { type: "boolean", help: "Open all that are built, except review_moderation" },
    none: { type: "boolean", help: "Close all" },
  },
  examples: [
    ["launch", "list them"],
    ["launch business_reviews on", "let people post reviews"],
    ["launch --all", "open everything that is built"],
  ],
  maxPositionals: 2,
  run: async ({ env, terminal }, { values, positionals }) => {
    const flip = readFlip(values, positionals);
    return withApp(env, async (db) => {
      const refused = flip ? await launchSwitches(db, flip) : [];
      const switches = await listSwitches({ db, openableSwitches });
      for (const { name, isBuilt, isOn } of switches)
        terminal.print(`${name.padEnd(24)} ${isOn ? "on" : isBuilt ? "off" : "off, not built yet"}`);
      for (const { name, reason } of refused) terminal.warn(`${name} was not flipped: ${reason}.`);
      return {
        result: { switches: switches.map(({ name, isBuilt, isOn }) => ({ name, isBuilt, isOn })), refused },
        exitCode: refused.length > 0 ? exitCodes.failed : exitCodes.ok,
      };
    });
  },
});

type Values = { list?: boolean; all?: boolean; none?: boolean };

function readFlip(
  { list, all, none }: Values,
  [name, state, ...more]: readonly (string | undefined)[],
): Flip | null {
  const isBulk = all || none;
  if (name === undefined && !isBulk) return null;
  if (name === undefined && isBulk && !list && all !== none) return { names: "all", turnOn: all === true };
  const isNamed = name !== undefined && !isBulk && !list && more.length === 0;
  if (isNamed && (state === "on" || state === "off")) return { names: [name], turnOn: state === "on" };
  throw new CliError("Usage: ujamaa launch [--list | --all | --none | NAME on|off]", exitCodes.usage);
}
