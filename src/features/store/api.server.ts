import { Hono } from "hono";
import { isUuid } from "#platform/db/is-uuid.ts";
import { type ApiEnvironment, dataHeaders, refuseCall } from "#platform/http/api/api.ts";
import { toApiProduct, toApiVariant } from "./present-api.ts";
import { findProduct } from "./product/queries/find-product.server.ts";
import { listVariants } from "./product/queries/list-variants.server.ts";

const maxProducts = 100;

/**
 * The store's reads, below `/api/store/{storeId}`. Every answer has all fields: what `field` and `fields` ask for is
 * among them. Nothing may be kept: prices and stock are those of this moment.
 */
export function storeApi() {
  const api = new Hono<ApiEnvironment>();
  api.get("/products/:id", async (c) => {
    const id = c.req.param("id");
    const product = isUuid(id) ? await findProduct(c.env.services.db, id.toLowerCase()) : undefined;
    if (!product)
      return refuseCall(c.env, { status: 404, title: "Not found", detail: "There is no such product." });
    return c.json(toApiProduct(product), 200, dataHeaders(c.env));
  });
  api.get("/variants", async (c) => {
    const ids = [...new Set(c.req.queries("product_ids[]") ?? [])];
    const detail = describeWrongIds(ids);
    if (detail) return refuseCall(c.env, { status: 400, title: "Invalid request", detail });
    const variants = await listVariants(c.env.services.db, ids);
    return c.json({ variants: variants.map(toApiVariant) }, 200, dataHeaders(c.env));
  });
  return api;
}

function describeWrongIds(ids: readonly string[]): string | null {
  if (ids.length === 0) return "product_ids[]: name at least one product.";
  if (ids.length > maxProducts) return `product_ids[]: name at most ${maxProducts} products.`;
  return ids.every(isUuid) ? null : "product_ids[]: one of them is not the id of a product.";
}
