import type { ChildProcess } from "node:child_process";
import type { ServiceManager } from "#cli/command.ts";
import { startProcess, stopProcess } from "./child-process.ts";

export type UnitCommand = {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Resolved at each start: a link to the current release leads elsewhere after an upgrade. */
  cwd?: string;
  user?: { uid: number; gid: number } | undefined;
  /** How it is told to end. PostgreSQL takes SIGINT for a fast stop. */
  stopSignal?: NodeJS.Signals;
  onLine?: (line: string) => void;
};

export type ProcessManager = ServiceManager & {
  /** The running process of a unit. */
  find: (unit: string) => ChildProcess | undefined;
  /** Ends a unit as a power cut would. */
  kill: (unit: string) => Promise<void>;
  stopAll: () => Promise<void>;
};

/** Runs units as real processes of this one, as systemd would. */
export function openProcessManager(units: Readonly<Record<string, () => UnitCommand>>): ProcessManager {
  const running = new Map<string, { child: ChildProcess; stopSignal: NodeJS.Signals }>();

  const find = (unit: string) => {
    const child = running.get(unit)?.child;
    return child && child.exitCode === null && child.signalCode === null ? child : undefined;
  };
  const start = async (unit: string) => {
    if (find(unit)) return;
    const describe = units[unit];
    if (!describe) throw new Error(`There is no unit ${unit}.`);
    const { command, args, env = {}, stopSignal = "SIGTERM", ...options } = describe();
    const child = startProcess(command, args, { env, label: unit, ...options });
    running.set(unit, { child, stopSignal });
  };
  const stop = async (unit: string) => {
    const child = find(unit);
    if (!child) return;
    await stopProcess(child, { signal: running.get(unit)?.stopSignal });
  };
  return {
    find,
    start,
    stop,
    restart: async (unit) => {
      await stop(unit);
      await start(unit);
    },
    // The units of a drill are its own.
    takeUnits: async () => {},
    isRunning: async (unit) => find(unit) !== undefined,
    kill: async (unit) => {
      const child = find(unit);
      if (!child) return;
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exited;
    },
    stopAll: async () => {
      for (const unit of [...running.keys()].reverse()) await stop(unit);
    },
  };
}
