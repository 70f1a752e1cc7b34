import { cacheNames, offlineKindOf } from "./offline-pages.ts";

/** Whether a page is cached on this device. */
export async function isOfflinePage(pathname: string): Promise<boolean> {
  const kind = offlineKindOf(pathname);
  // Without a secure connection there are no caches.
  if (!kind || !("caches" in globalThis)) return false;
  const pages = await caches.open(cacheNames[kind]);
  return (await pages.match(pathname, { ignoreVary: true })) !== undefined;
}
