/** The worker types that we use. TypeScript's own conflict with those of pages. */
export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
export type RequestEvent = WorkerEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
export type PageMessage = WorkerEvent & { data: unknown };

export type WorkerScope = {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  addEventListener: {
    (type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
    (type: "fetch", listener: (event: RequestEvent) => void): void;
    (type: "message", listener: (event: PageMessage) => void): void;
  };
};
