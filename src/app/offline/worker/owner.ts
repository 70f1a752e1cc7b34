import { cacheNames } from "../offline-pages.ts";

/** Where the personal cache notes whose it is; no page has this address. */
const ownerKey = "/kept-personal-pages/owner";

/** Whose the personal copies are: an account's id, empty for a visitor; undefined while nobody said so. */
export async function readOwner(): Promise<string | undefined> {
  const pages = await caches.open(cacheNames.personal);
  return (await pages.match(ownerKey))?.text();
}

/** Drops the copies of whoever was logged in before, where somebody else is now. */
export async function setOwner(id: string): Promise<void> {
  if ((await readOwner()) === id) return;
  await deletePersonalPages();
  await (await caches.open(cacheNames.personal)).put(ownerKey, new Response(id));
}

/** Drops all personal copies. */
export async function deletePersonalPages(): Promise<void> {
  await caches.delete(cacheNames.personal);
}
