import { cacheNames, offlineKindOf, pagePathOf, type WorkerMessage } from "../offline-pages.ts";
import { createQueue } from "./create-queue.ts";
import {
  dropData,
  dropPage,
  dropUnusedFiles,
  keepData,
  keepPage,
  listPages,
  storeFiles,
} from "./offline-cache.ts";
import { drawOfflinePage } from "./offline-page.ts";
import { deletePersonalPages, setOwner } from "./owner.ts";
import type { RequestEvent, WorkerScope } from "./worker-types.ts";

/** The style sheet of this release, set by the build. So every release has a different worker. */
declare const __STYLESHEET__: string;

const worker = self as unknown as WorkerScope;
const offlineFiles = [__STYLESHEET__, "/favicon.svg"];
const anyVariant = { ignoreVary: true };
const signOuts = new Set(["/logout", "/api/v1/auth/sign-out"]);
/** Planning makes many small changes, so the copy is renewed once they pause. */
const renewMs = 2_000;
const inOwnerTurn = createQueue();
/** One copy at a time: the files of an unfinished copy must not look unused to another. */
const inCopyTurn = createQueue();
const changes = new Map<string, number>();

worker.addEventListener("install", (event) => {
  event.waitUntil(storeFiles(offlineFiles).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
      await dropData();
    })(),
  );
  // Not awaited, because the requests of all pages wait until a worker is active. Interrupted work leaves the old
  // copies.
  void inCopyTurn(async () => {
    await renewPublicPages();
    await dropUnusedFiles(offlineFiles);
  });
});

/** Replaces pages cached by an earlier release; pages that cannot be refetched keep their old scripts. */
async function renewPublicPages() {
  const pages = await listPages();
  // The most recently opened is listed first and must stay the newest.
  for (const { path, kind } of pages.toReversed())
    if (kind === "public") await keepPage(path).catch(() => {});
}

worker.addEventListener("message", (event) => {
  event.waitUntil(obey(event.data as WorkerMessage).catch(() => {}));
});

async function obey(message: WorkerMessage) {
  await inOwnerTurn(() => setOwner(message.id));
  if (message.type === "keep") await renew(message.path);
}

function renew(path: string): Promise<void> {
  return inCopyTurn(async () => {
    await keepPage(path);
    await dropUnusedFiles(offlineFiles);
  });
}

async function renewAfterChange(path: string): Promise<void> {
  const change = (changes.get(path) ?? 0) + 1;
  changes.set(path, change);
  await new Promise((resolve) => setTimeout(resolve, renewMs));
  if (changes.get(path) === change) await renew(path).catch(() => {});
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === worker.location.origin;
  if (request.method !== "GET") {
    const path = pagePathOf(pathname);
    if (isOwn && signOuts.has(path)) event.waitUntil(inOwnerTurn(deletePersonalPages));
    if (isOwn && offlineKindOf(path) === "personal") event.waitUntil(renewAfterChange(path));
    return;
  }
  if (isOwn && request.mode === "navigate") event.respondWith(showPage(event, pathname));
  else if (isOwn && pathname.endsWith(".data") && offlineKindOf(pagePathOf(pathname)))
    event.respondWith(respondWithData(event, pathname));
  // These never change under the same URL.
  else if (isOwn && /^\/(assets|cloth)\//.test(pathname)) event.respondWith(keptFirst(request));
  else if (request.destination === "image") event.respondWith(networkFirst(request));
});

async function showPage(event: RequestEvent, pathname: string): Promise<Response> {
  const kind = offlineKindOf(pathname);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Deleted, or no longer shared with this person.
    if (kind && (response.status === 404 || response.type === "opaqueredirect"))
      event.waitUntil(dropPage(pathname));
    return response;
  } catch {
    const pages = kind && (await caches.open(cacheNames[kind]));
    const copy = await pages?.match(pathname, anyVariant);
    return copy ? markAsCopy(copy) : drawOfflinePage(__STYLESHEET__);
  }
}

/** Marks a copy, so that the page knows its account may be outdated. */
async function markAsCopy(copy: Response): Promise<Response> {
  const html = await copy.text();
  return new Response(html.replace("<html ", '<html data-kept="" '), { headers: copy.headers });
}

async function respondWithData(event: RequestEvent, pathname: string): Promise<Response> {
  const { request } = event;
  const path = pagePathOf(pathname);
  const kind = offlineKindOf(path) ?? "public";
  try {
    const response = await fetch(request);
    if (response.status === 404) event.waitUntil(dropPage(path));
    if (response.ok && (kind === "personal" || !hasAccount(request)))
      event.waitUntil(keepData(kind, request, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const copy = await (await caches.open(cacheNames[kind])).match(request, anyVariant);
    if (copy) return copy;
    throw error;
  }
}

/** Whether the response contains the account: the shell's data does, a navigation's does not. */
function hasAccount({ url }: Request): boolean {
  const requested = new URL(url).searchParams.get("_routes")?.split(",");
  return !requested || requested.includes("root");
}

async function keptFirst(request: Request): Promise<Response> {
  const files = await caches.open(cacheNames.files);
  const copy = await files.match(request, anyVariant);
  if (copy) return copy;
  try {
    return await fetch(request);
  } catch (error) {
    const other = await files.match(otherSizeOf(request.url), anyVariant);
    if (other) return other;
    throw error;
  }
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const files = await caches.open(cacheNames.files);
    const copy =
      (await files.match(request, anyVariant)) ?? (await files.match(otherSizeOf(request.url), anyVariant));
    if (copy) return copy;
    throw error;
  }
}

/** Of the sizes of a picture, the one that is kept: of a cloth the smaller, of an upload the largest. */
function otherSizeOf(url: string): string {
  return url.replace("@2/", "/").replace(/\.\d+\.avif$/, "");
}
