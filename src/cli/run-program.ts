import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { createInterface } from "node:readline";
import { CliError } from "./command.ts";

export type ProgramResult = { exitCode: number; stdout: string; stderr: string };

export type ProgramOptions = {
  /** The system user it runs as. Only root can choose another one. */
  user?: string | undefined;
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  onLine?: (line: string) => void;
};

/** Runs a program to its end and returns what it printed. A program that is not installed exits with 127. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { user, env = {}, cwd = "/", onLine = () => {} }: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(command, args, {
    ...(user !== undefined && findIds(user)),
    cwd,
    // biome-ignore lint/style/noProcessEnv: programs need PATH and the locale.
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    createInterface({ input: child[name] }).on("line", (line) => {
      output[name] += `${line}\n`;
      onLine(line);
    });
  return new Promise((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") resolve({ exitCode: 127, ...output });
      else reject(error);
    });
    child.once("close", (code) => resolve({ exitCode: code ?? 1, ...output }));
  });
}

export type SystemIds = { uid: number; gid: number };

/** The ids to run as another user; none if this process runs as that user already. */
export function findIds(user: string): SystemIds | undefined {
  const self = userInfo();
  if (self.username === user) return undefined;
  if (self.uid !== 0) throw new CliError(`This has to run as root or as ${user}: sudo ujamaa …`);
  const entries = readFileSync("/etc/passwd", "utf8").split("\n");
  const [, , uid, gid] = entries.find((line) => line.startsWith(`${user}:`))?.split(":") ?? [];
  if (!uid || !gid) throw new CliError(`There is no system user ${user}.`);
  return { uid: Number(uid), gid: Number(gid) };
}
