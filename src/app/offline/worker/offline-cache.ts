import { cacheNames, type OfflineKind, offlineKindOf, pagePathOf } from "../offline-pages.ts";
import { findFiles, findStyleFiles } from "./find-files.ts";
import { readOwner } from "./owner.ts";

/** The oldest are evicted first. */
const maxPages: Record<OfflineKind, number> = { public: 30, personal: 20 };
const kinds: readonly OfflineKind[] = ["public", "personal"];
/** Entries of client navigation data, per kind. */
const maxData = 60;
const timeoutMs = 30_000;
const anyVariant = { ignoreVary: true };

/** Caches a page as it is now, with all files it needs. The previous copy stays if the server does not respond. */
export async function keepPage(path: string): Promise<void> {
  const kind = offlineKindOf(path);
  if (!kind) return;
  // A public page is cached as visitors see it, so that it contains nothing of an account.
  const credentials = kind === "public" ? "omit" : "same-origin";
  const owner = await readOwner();
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, { credentials, signal, headers: { accept: "text/html" } });
  if (response.status === 404 || response.redirected) return dropPage(path);
  if (!response.ok) return;
  const html = await response.text();
  await storeFiles(findFiles(html));
  // Someone may have logged out in the meantime.
  if (kind === "personal" && (await readOwner()) !== owner) return;
  const pages = await caches.open(cacheNames[kind]);
  // Inserted again, so that the oldest entry is the one opened longest ago.
  await pages.delete(path, anyVariant);
  await pages.put(path, new Response(html, { headers: plainHeaders(response) }));
  const known = (await pages.keys()).filter(({ url }) => offlineKindOf(new URL(url).pathname));
  for (const { url } of known.slice(0, Math.max(0, known.length - maxPages[kind])))
    await dropPage(new URL(url).pathname);
}

/** Deletes the copy of a page, and its data. */
export async function dropPage(path: string): Promise<void> {
  const kind = offlineKindOf(path);
  if (!kind) return;
  const pages = await caches.open(cacheNames[kind]);
  for (const request of await pages.keys())
    if (pagePathOf(new URL(request.url).pathname) === path) await pages.delete(request, anyVariant);
}

/** Caches the data of a client navigation, until the next release. */
export async function keepData(kind: OfflineKind, request: Request, response: Response): Promise<void> {
  const pages = await caches.open(cacheNames[kind]);
  await pages.put(request, response);
  const known = (await pages.keys()).filter(isData);
  for (const old of known.slice(0, Math.max(0, known.length - maxData))) await pages.delete(old, anyVariant);
}

/** Deletes all cached files that no cached page needs, such as scripts of an earlier release. */
export async function dropUnusedFiles(alwaysKept: readonly string[]): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const needed = new Set(alwaysKept);
  for (const { html } of await listPages()) for (const file of findFiles(html)) needed.add(file);
  const addressOf = (file: string) => new URL(file, location.href).href;
  const stored = await files.keys();
  for (const file of [...needed].filter((name) => name.endsWith(".css"))) {
    const sheet = await files.match(file, anyVariant);
    for (const part of sheet ? findStyleFiles(await sheet.text()) : []) needed.add(part);
  }
  const kept = new Set([...needed].map(addressOf));
  for (const request of stored) if (!kept.has(request.url)) await files.delete(request, anyVariant);
}

/** All cached pages, most recently opened first. */
export async function listPages(): Promise<{ path: string; html: string; kind: OfflineKind }[]> {
  const found = [];
  for (const kind of kinds) {
    const pages = await caches.open(cacheNames[kind]);
    for (const request of (await pages.keys()).toReversed()) {
      const path = new URL(request.url).pathname;
      // Skips data and the owner's entry.
      if (!offlineKindOf(path)) continue;
      const response = await pages.match(request, anyVariant);
      if (response) found.push({ path, html: await response.text(), kind });
    }
  }
  return found;
}

/** Deletes the data of client navigations, which belongs to the release that requested it. */
export async function dropData(): Promise<void> {
  for (const kind of kinds) {
    const pages = await caches.open(cacheNames[kind]);
    for (const request of (await pages.keys()).filter(isData)) await pages.delete(request, anyVariant);
  }
}

function isData({ url }: Request): boolean {
  return new URL(url).pathname.endsWith(".data");
}

/** Stores missing files. A picture that fails to load leaves its cloth. */
export async function storeFiles(names: readonly string[]): Promise<void> {
  const files = await caches.open(cacheNames.files);
  await Promise.all(
    names.map(async (name) => {
      if (await files.match(name, anyVariant)) return;
      const response = await fetch(name).catch(() => null);
      if (!response?.ok) return;
      if (name.endsWith(".css")) await storeFiles(findStyleFiles(await response.clone().text()));
      await files.put(name, response);
    }),
  );
}

/** The body is stored decoded. */
function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) plain.delete(name);
  return plain;
}
