/** The address of the store's API: one host, this site, and one store. */
export function storeAddress(storeId: string, path: string): string {
  return `/api/store/${storeId}${path}`;
}

/** Calls the store's API and reads its JSON; a failure throws `HTTP 404: Not Found`. */
export async function callStore<Answer>(storeId: string, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(storeAddress(storeId, path), init);
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`);
  return response.json();
}
