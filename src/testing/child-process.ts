import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

type Options = {
  env: Record<string, string>;
  /** Stands before each line of its output. */
  label: string;
  /** Gets each line instead of the terminal. */
  onLine?: ((line: string) => void) | undefined;
};

/** Starts a program of ours and passes on what it says, line by line. */
export function startProcess(command: string, args: string[], { env, label, onLine }: Options): ChildProcess {
  const show = onLine ?? ((line: string) => process.stdout.write(`${label} ${line}\n`));
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", show);
  }
  return child;
}

/** Asks a process to end and waits until it has; after the patience is over it is made to. */
export async function stopProcess(child: ChildProcess, patienceMs = 30_000): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  const code = await exited;
  clearTimeout(impatience);
  return code;
}

/** Waits until an address answers with a good status, or throws when the process ends or time runs out. */
export async function waitUntilReady(child: ChildProcess, url: string, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The process for ${url} ended with code ${child.exitCode}.`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} was not ready within ${withinMs / 1000} s.`);
}
