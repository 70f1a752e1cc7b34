import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { DrawingAnswer, DrawingOrder } from "./draw-png-worker.ts";

/** Too many drawings wait already: whoever asks may try again shortly. */
export class DrawingQueueFullError extends Error {
  override name = "DrawingQueueFullError";
  readonly retryAfterSeconds = 5;
}

type Order = { svg: string; resolve: (png: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

// Node runs this file as it is, also beside a built server.
const workerFile = createRequire(import.meta.url).resolve("#platform/drawing/draw-png-worker.ts");

/** Turns SVG into PNG, one drawing at a time in a thread of its own; few wait, the rest are refused. */
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
    // The process may end while the thread waits for work.
    started.unref();
    started.on("message", (answer: DrawingAnswer) => {
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
