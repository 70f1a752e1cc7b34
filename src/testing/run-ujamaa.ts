import type { Environment, ServiceManager } from "#cli/command.ts";
import { runCli } from "#cli/run-cli.ts";
import type { Terminal } from "#cli/terminal.ts";

export type CliRun = {
  exitCode: number;
  /** What people read on standard output. */
  output: string;
  errors: string;
  /** What `--json` printed. */
  json: unknown;
  /** The prompts that were shown. */
  questions: string[];
};

type Options = {
  env?: Environment;
  /** Input by the beginning of the prompt. Without any, the terminal is not interactive. */
  typed?: Readonly<Record<string, string>>;
  services?: ServiceManager;
};

/** Runs a command line of `ujamaa` in this process. */
export async function runUjamaa(
  argv: readonly string[],
  { env = {}, typed, services }: Options = {},
): Promise<CliRun> {
  const output: string[] = [];
  const errors: string[] = [];
  const questions: string[] = [];
  let json: unknown;
  const openTerminal = ({ isJson }: { isJson: boolean }): Terminal => {
    const print = (line = "") => {
      if (!isJson) output.push(line);
    };
    return {
      print,
      warn: (line) => errors.push(line),
      printJson: (result) => {
        json = JSON.parse(JSON.stringify(result));
      },
      isInteractive: typed !== undefined && !isJson,
      ask: async (question, { fallback = "" } = {}) => {
        questions.push(question);
        const [, reply] = Object.entries(typed ?? {}).find(([start]) => question.startsWith(start)) ?? [];
        return reply ?? fallback;
      },
      startProgress: (label) => ({
        update: () => {},
        note: () => {},
        finish: (result) => print(`✓ ${label}${result ? `: ${result}` : ""}`),
        fail: (reason) => print(`✗ ${label}${reason ? `: ${reason}` : ""}`),
      }),
    };
  };
  const exitCode = await runCli(argv, { env, openTerminal, ...(services && { services }) });
  return { exitCode, output: output.join("\n"), errors: errors.join("\n"), json, questions };
}
