import type { APIRequestContext } from "@playwright/test";

type StoreVariant = {
  id: string;
  title: string;
  image_url: string | null;
  inventory_quantity: number;
  manage_inventory: boolean;
};
type StoreProduct = { id: string; title: string; variants: StoreVariant[] };

/** The ids of the published products, in the order of the demo data: Harvest Throw is the first. */
async function listProductIds(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemaps/products-1.xml")).text();
  return [...xml.matchAll(/\/product\/([0-9a-f-]{36})</g)].map(([, id = ""]) => id);
}

/** The path of Harvest Throw: seven of its first variant are in stock. */
export async function productPath(request: APIRequestContext): Promise<string> {
  const [first] = await listProductIds(request);
  return `/product/${first}`;
}

/** A product as the store's API answers it. */
export async function readProduct(request: APIRequestContext, path: string): Promise<StoreProduct> {
  return (await request.get(`/api/store/ujamaa/products/${path.split("/").at(-1)}?field=`)).json();
}

/** The first product that fits. */
export async function findProduct(
  request: APIRequestContext,
  fits: (product: StoreProduct) => boolean,
): Promise<StoreProduct> {
  for (const id of await listProductIds(request)) {
    const product = await readProduct(request, id);
    if (fits(product)) return product;
  }
  throw new Error("The demo data has no such product.");
}
