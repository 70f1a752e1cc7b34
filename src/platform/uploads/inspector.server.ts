import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import type { Inspected, Order } from "./inspection.ts";

/** The inspection took too long or too much memory, or its process crashed. */
export class InspectionFailedError extends Error {
  override name = "InspectionFailedError";
}

export type Inspector = {
  inspect: (order: Order) => Promise<Inspected>;
  /** The running processes. */
  processes: () => readonly ChildProcess[];
  /** Ends the processes. */
  close: () => void;
};

type Options = { processes?: number; maxMemoryMb?: number };
type Task = { order: Order; resolve: (found: Inspected) => void; reject: (error: Error) => void };
type Slot = { child: ChildProcess; task?: Task | undefined; timer?: NodeJS.Timeout };

const timeoutMs = 20_000;
// Node runs this file directly, in production too.
const processFile = createRequire(import.meta.url).resolve("#platform/uploads/inspect-process.ts");

/**
 * Inspects files in separate processes, one file at a time each. A process that hangs or takes too much memory is
 * killed, its file is refused, and the next file gets a new process.
 */
export function openInspector({
  processes = 2,
  // Node reserves 620 of them; the largest picture needs about 300.
  maxMemoryMb = 1_200,
}: Options = {}): Inspector {
  const line: Task[] = [];
  const slots = new Set<Slot>();

  function startSlot(): Slot {
    const slot: Slot = { child: startProcess(maxMemoryMb) };
    slot.child.on("message", (found: Inspected) => finish(slot, (task) => task.resolve(found)));
    slot.child.once("exit", (code, signal) => {
      slots.delete(slot);
      fail(slot, `The inspecting process ended with ${signal ?? code}.`);
    });
    slots.add(slot);
    return slot;
  }

  function fail(slot: Slot, why: string) {
    finish(slot, (task) => task.reject(new InspectionFailedError(why)));
  }

  function finish(slot: Slot, settle: (task: Task) => void) {
    const { task } = slot;
    clearTimeout(slot.timer);
    slot.task = undefined;
    if (task) settle(task);
    takeNext();
  }

  function takeNext() {
    const idle = [...slots].find(({ task }) => !task);
    if (line.length === 0 || (!idle && slots.size >= processes)) return;
    const slot = idle ?? startSlot();
    const task = line.shift();
    if (!task) return;
    slot.task = task;
    slot.timer = setTimeout(() => {
      slots.delete(slot);
      slot.child.kill("SIGKILL");
      fail(slot, `A file was not inspected within ${timeoutMs} ms.`);
    }, timeoutMs);
    slot.child.send(task.order);
  }

  return {
    inspect: (order) =>
      new Promise((resolve, reject) => {
        line.push({ order, resolve, reject });
        takeNext();
      }),
    processes: () => [...slots].map(({ child }) => child),
    close: () => {
      for (const { child } of slots) child.kill("SIGKILL");
    },
  };
}

/** The shell sets a limit enforced by the kernel, then becomes Node. The process gets none of our settings. */
function startProcess(maxMemoryMb: number): ChildProcess {
  const node = [process.execPath, "--max-old-space-size=128", processFile];
  const child = spawn("/bin/sh", ["-c", `ulimit -d ${maxMemoryMb * 1024}; exec "$@"`, "sh", ...node], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { MALLOC_ARENA_MAX: "2" },
  });
  // A process that fails to start exits, which is handled there.
  child.on("error", () => {});
  // An idle process must not keep this one alive.
  child.unref();
  child.channel?.unref();
  return child;
}
