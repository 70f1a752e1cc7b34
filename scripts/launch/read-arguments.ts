import type { Flip } from "./launch-switches.ts";

/** Without a flip, the switches are only listed. */
type LaunchRequest = { ok: true; flip: Flip | null } | { ok: false; usage: string };

const usage = "Usage: npm run launch -- --list | --all | --none | <name> on|off";

/** Parses the arguments of `npm run launch`. */
export function readArguments(args: readonly string[]): LaunchRequest {
  const [first, second, ...more] = args;
  if (first === undefined || (first === "--list" && second === undefined)) return { ok: true, flip: null };
  if ((first === "--all" || first === "--none") && second === undefined)
    return { ok: true, flip: { names: "all", turnOn: first === "--all" } };
  const isNamed = !first.startsWith("-") && (second === "on" || second === "off") && more.length === 0;
  return isNamed ? { ok: true, flip: { names: [first], turnOn: second === "on" } } : { ok: false, usage };
}
