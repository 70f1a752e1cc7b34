import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { editDistance } from "#platform/env/edit-distance.ts";
import {
  CliError,
  type Command,
  type CommandOptions,
  type Context,
  type Environment,
  exitCodes,
  type ServiceManager,
} from "./command.ts";
import { type CommandEntry, commandEntries, findCommand } from "./commands.ts";
import { describeError } from "./describe-error.ts";
import { printCommandHelp, printHelp } from "./print-help.ts";
import { systemd } from "./service-manager.ts";
import type { Terminal } from "./terminal.ts";

type Surroundings = {
  env: Environment;
  openTerminal: (options: { isJson: boolean }) => Terminal;
  services?: ServiceManager;
};

const commonOptions = {
  help: { type: "boolean", short: "h", help: "Show this help" },
  json: { type: "boolean", help: "Print the result as JSON, for scripts" },
  debug: { type: "boolean", help: "Show where an unexpected error came from" },
} as const satisfies CommandOptions;

/** Runs one command line and returns its exit code. Never throws: every failure becomes a sentence. */
export async function runCli(
  argv: readonly string[],
  { env, openTerminal, services = systemd }: Surroundings,
): Promise<number> {
  const isJson = argv.includes("--json");
  const terminal = openTerminal({ isJson });
  try {
    return await runLine(argv, { context: { env, terminal, services }, isJson });
  } catch (error) {
    const { sentence, exitCode } = describeError(error);
    if (isJson) terminal.printJson({ ok: false, error: sentence });
    else terminal.warn(sentence);
    if (argv.includes("--debug") && error instanceof Error) terminal.warn(error.stack ?? "");
    return exitCode;
  }
}

type Line = { context: Context; isJson: boolean };

async function runLine(argv: readonly string[], line: Line): Promise<number> {
  const { terminal } = line.context;
  const words = argv[0] === "help" ? [...argv.slice(1), "--help"] : argv;
  const [first] = words;
  if (first === undefined || first === "--help" || first === "-h") {
    printHelp(terminal);
    return first === undefined ? exitCodes.usage : exitCodes.ok;
  }
  if (first === "--version" || first === "version") {
    terminal.print(readVersion());
    if (line.isJson) terminal.printJson({ version: readVersion() });
    return exitCodes.ok;
  }
  const found = findCommand(words);
  if (!found) throw new CliError(describeUnknown(words), exitCodes.usage);
  const { command } = await found.entry.load();
  return runCommand(found.entry, command, found.rest, line);
}

async function runCommand(
  entry: CommandEntry,
  command: Command,
  args: readonly string[],
  { context, isJson }: Line,
): Promise<number> {
  const { values, positionals } = parse(entry, command, args);
  if (values.help) {
    printCommandHelp(context.terminal, entry, command, commonOptions);
    return exitCodes.ok;
  }
  if (positionals.length > command.maxPositionals)
    throw usageError(entry, `"${positionals[command.maxPositionals]}" is one word too many.`);
  const { result, exitCode = exitCodes.ok } = await command.run(context, { values, positionals });
  if (isJson) context.terminal.printJson({ ok: exitCode === exitCodes.ok, ...result });
  return exitCode;
}

function parse(entry: CommandEntry, command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, ...commonOptions },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // The library goes on about `--`, which nobody asked.
    throw usageError(entry, (error as Error).message.replace(/ To specify a positional.*$/s, ""));
  }
}

function usageError({ name }: CommandEntry, problem: string): CliError {
  return new CliError(`${problem} See: ujamaa ${name} --help`, exitCodes.usage);
}

function describeUnknown(words: readonly string[]): string {
  const typed = words.slice(0, 2).filter((word) => !word.startsWith("-"));
  const inGroup = commandEntries.filter(({ name }) => name.startsWith(`${typed[0]} `));
  if (inGroup.length > 0) {
    const names = inGroup.map(({ name }) => `ujamaa ${name}`).join(", ");
    return typed.length === 1
      ? `"${typed[0]}" needs one more word: ${names}.`
      : `There is no command "${typed.join(" ")}". There are: ${names}.`;
  }
  const similar = commandEntries.find(({ name }) => editDistance(name, typed[0] ?? "") <= 2);
  const hint = similar ? ` Did you mean "${similar.name}"?` : "";
  return `There is no command "${typed[0] ?? words[0]}".${hint} See: ujamaa --help`;
}

/** The version of the release that this file belongs to. */
function readVersion(): string {
  const file = new URL("../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
