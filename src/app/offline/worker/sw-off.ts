import { cacheNames } from "../offline-pages.ts";
import type { WorkerScope } from "./worker-types.ts";

/** Replaces the worker when the operator switches it off: deletes all copies and unregisters itself. */
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all(Object.values(cacheNames).map((name) => caches.delete(name))).then(() =>
      worker.registration.unregister(),
    ),
  );
});
