import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countLowStock } from "./queries/count-low-stock.server.ts";

const file = (name: string) => `features/store/admin/${name}`;

/** The table of products, with their editor, variants and pictures. */
export const productsTab: AdminTab = {
  label: "Products",
  path: "admin/products",
  file: file("products.tsx"),
  pages: [
    { path: "admin/products/new", file: file("new-product.tsx"), takesFiles: true },
    { path: "admin/products/:id", file: file("edit-product.tsx") },
    { path: "admin/products/:id/variants/:variantId", file: file("edit-variant.tsx") },
    { path: "admin/products/:id/pictures", file: file("product-pictures.tsx"), takesFiles: true },
    { path: "admin/products/:id/pictures/change", file: file("change-picture.ts") },
    { path: "admin/products/:id/withdraw", file: file("withdraw-product.tsx") },
  ],
};

/** What is left of each variant, and every movement of it. */
export const stockTab: AdminTab = {
  label: "Stock",
  path: "admin/stock",
  file: file("stock.tsx"),
  pages: [{ path: "admin/stock/:id", file: file("stock-of-variant.tsx") }],
  count: countLowStock,
};
