import type { parseArgs } from "node:util";
import type { Terminal } from "./terminal.ts";

/** What `ujamaa` ends with. Scripts rely on these numbers, and `ujamaa --help` prints them. */
export const exitCodes = {
  ok: 0,
  /** Refused, or something was found: the output says what. */
  failed: 1,
  usage: 64,
  /** The database, a service or another machine does not respond. */
  unavailable: 69,
  /** A fault in this program. */
  unexpected: 70,
  settings: 78,
} as const;

/** An expected failure. Its message is all that an operator sees. */
export class CliError extends Error {
  override name = "CliError";
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number = exitCodes.failed) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Starts and stops what runs on this machine: systemd, or processes of a drill. */
export type ServiceManager = {
  start: (unit: string) => Promise<void>;
  stop: (unit: string) => Promise<void>;
  /** Starts the current release in place of the one that runs. */
  restart: (unit: string) => Promise<void>;
  isRunning: (unit: string) => Promise<boolean>;
  /** Puts the units of a release in place of those of another one, without starting anything. */
  takeUnits: (releaseFolder: string) => Promise<void>;
};

export type Environment = Readonly<Record<string, string | undefined>>;
export type Context = { env: Environment; terminal: Terminal; services: ServiceManager };

type CommandOption = {
  type: "boolean" | "string";
  short?: string;
  /** Names the value in the help: `--to TIME`. */
  value?: string;
  help: string;
};
export type CommandOptions = Readonly<Record<string, CommandOption>>;

type Values<Options extends CommandOptions> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true }>
>["values"];
type Input<Options extends CommandOptions> = { values: Values<Options>; positionals: readonly string[] };

/** `result` is what `--json` prints. */
export type Outcome = { result: object; exitCode?: number };

export type Command<Options extends CommandOptions = CommandOptions> = {
  /** What follows `ujamaa`, one line for each form. */
  usage: readonly string[];
  /** Paragraphs of the help. */
  about?: readonly string[];
  options: Options;
  /** What follows `ujamaa`, and what it is for. */
  examples: readonly (readonly [line: string, purpose: string])[];
  /** How many words may follow the command and its options. */
  maxPositionals: number;
  run: (context: Context, input: Input<Options>) => Promise<Outcome>;
};

/** Declares a command, in a file that `commands.ts` loads when it is called. */
export function defineCommand<const Options extends CommandOptions>(command: Command<Options>): Command {
  // The table of commands forgets which options each of them has.
  return command as unknown as Command;
}
