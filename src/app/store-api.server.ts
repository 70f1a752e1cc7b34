import { Hono } from "hono";
import { checkoutApi } from "#features/checkout/api.server.ts";
import { storeApi } from "#features/store/api.server.ts";
import type { ApiEnvironment } from "#platform/http/api.ts";
import { type MountOptions, mountNamedApi } from "./mount-named-api.server.ts";

/** Where the store's API begins; its id follows. */
export const storeApiBase = "/api/store";

/** The store's routes, whose paths and names the specification gives. */
export function createStoreApi() {
  const api = new Hono<ApiEnvironment>().basePath(`${storeApiBase}/:storeId`);
  api.route("/", storeApi());
  api.route("/", checkoutApi());
  return api;
}

/** Serves the store's API beside `/api/v1`. */
export function mountStoreApi({ services, headers, admission }: MountOptions) {
  return mountNamedApi({
    ...{ services, headers, admission, api: createStoreApi(), called: "store call failed" },
    describeMissing: (path) => {
      const [, , , storeId] = path.split("/");
      // There is one store.
      return storeId === services.env.STORE_ID ? null : "There is no such store.";
    },
  });
}
