import { everybody, type Row } from "./row.ts";

/** The store, the cart and orders. */
export const storeAccess: Readonly<Record<string, Row>> = {
  "GET /orders": everybody(),
  "POST /orders": everybody(400),
  // The buyer's, or with the key of a letter; admins have a page of their own.
  "GET /orders/:id": { ...everybody(404), owner: "ok" },
  "GET /store": everybody(),
  "GET /store?index": everybody(),
  "GET /product/:id": everybody(),
  "GET /success": everybody(),
  "GET /checkout": everybody(),
  "POST /checkout": everybody(400),
};
