import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { DrawingOrder, DrawingResult } from "./draw-png-worker.ts";

/** Too many drawings are waiting. The client can retry shortly. */
export class DrawingQueueFullError extends Error {
  override name = "DrawingQueueFullError";
  readonly retryAfterSeconds = 5;
}

type Order = { svg: string; resolve: (png: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

// Node runs this file directly, in production too.
const workerFile = createRequire(import.meta.url).resolve("#platform/drawing/draw-png-worker.ts");

/** Renders SVG to PNG in a worker thread, one drawing at a time, with a bounded queue. */
export function createPngDrawer({
  fontFiles,
  waiting = 20,
}: {
  fontFiles: readonly string[];
  waiting?: number;
}) {
  const line: Order[] = [];
  let current: Order | undefined;
  let worker: Worker | undefined;

  function startWorker() {
    const started = new Worker(workerFile);
    // An idle thread must not keep the process alive.
    started.unref();
    started.on("message", (answer: DrawingResult) => {
      if ("png" in answer) finish((order) => order.resolve(answer.png as Uint8Array<ArrayBuffer>));
      else finish((order) => order.reject(new Error(answer.failure)));
    });
    started.on("error", (error) => {
      worker = undefined;
      finish((order) => order.reject(error instanceof Error ? error : new Error(String(error))));
    });
    return started;
  }

  function finish(settle: (order: Order) => void) {
    const finished = current;
    current = undefined;
    if (finished) settle(finished);
    takeNext();
  }

  function takeNext() {
    current ??= line.shift();
    if (!current) return;
    worker ??= startWorker();
    worker.postMessage({ svg: current.svg, fontFiles } satisfies DrawingOrder);
  }

  return (svg: string): Promise<Uint8Array<ArrayBuffer>> => {
    if (line.length >= waiting) return Promise.reject(new DrawingQueueFullError("Too many drawings wait."));
    return new Promise((resolve, reject) => {
      line.push({ svg, resolve, reject });
      if (!current) takeNext();
    });
  };
}
