import { cacheNames } from "../offline-pages.ts";

/** The cache entry for the owner of the personal cache. No page has this URL. */
const ownerKey = "/kept-personal-pages/owner";

/** The owner of the personal copies: an account's id, empty for a visitor, or undefined if unknown. */
export async function readOwner(): Promise<string | undefined> {
  const pages = await caches.open(cacheNames.personal);
  return (await pages.match(ownerKey))?.text();
}

/** Sets the owner, and deletes the copies of the previous one if someone else is logged in. */
export async function setOwner(id: string): Promise<void> {
  if ((await readOwner()) === id) return;
  await deletePersonalPages();
  await (await caches.open(cacheNames.personal)).put(ownerKey, new Response(id));
}

/** Deletes all personal copies. */
export async function deletePersonalPages(): Promise<void> {
  await caches.delete(cacheNames.personal);
}
