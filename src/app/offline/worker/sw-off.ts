import { cacheNames } from "../offline-pages.ts";
import type { WorkerScope } from "./worker-types.ts";

/** Takes the place of the worker where the operator switches it off: forgets all copies and goes. */
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all(Object.values(cacheNames).map((name) => caches.delete(name))).then(() =>
      worker.registration.unregister(),
    ),
  );
});
