import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";

type Options = {
  env: Record<string, string>;
  /** Prefixed to each line of output. */
  label: string;
  /** Receives each line instead of the terminal. */
  onLine?: ((line: string) => void) | undefined;
  /** The user to run as, instead of this process's. */
  user?: { uid: number; gid: number } | undefined;
  cwd?: string | undefined;
};

/** Starts a child process and forwards its output line by line. */
export function startProcess(
  command: string,
  args: string[],
  { env, label, onLine, user, cwd }: Options,
): ChildProcess {
  const show = onLine ?? ((line: string) => process.stdout.write(`${label} ${line}\n`));
  const child = spawn(command, args, {
    ...user,
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", show);
  }
  return child;
}

type StopOptions = { timeoutMs?: number; signal?: NodeJS.Signals | undefined };

/** Sends SIGTERM and waits for the process to exit; SIGKILL after the timeout. */
export async function stopProcess(
  child: ChildProcess,
  { timeoutMs = 30_000, signal = "SIGTERM" }: StopOptions = {},
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  const code = await exited;
  clearTimeout(killTimer);
  return code;
}

/** Waits until a process accepts connections. Throws if it exits or the timeout passes. */
export async function waitUntilListening(
  child: ChildProcess,
  port: number,
  timeoutMs = 60_000,
): Promise<void> {
  await waitUntil(child, `port ${port}`, timeoutMs, async () => {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  });
}

/** Waits until a URL returns a success status. Throws if the process exits or the timeout passes. */
export async function waitUntilReady(child: ChildProcess, url: string, timeoutMs = 60_000): Promise<void> {
  await waitUntil(child, url, timeoutMs, () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    ),
  );
}

async function waitUntil(
  child: ChildProcess,
  what: string,
  timeoutMs: number,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The process for ${what} ended with code ${child.exitCode}.`);
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} was not ready within ${timeoutMs / 1000} s.`);
}
