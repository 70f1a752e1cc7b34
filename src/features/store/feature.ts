import { admins, everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { onePicture } from "#platform/pictures/picture-source.ts";
import { countLowStock } from "./admin/queries/count-low-stock.server.ts";
import { storeApi } from "./api.server.ts";
import { alertLowStock, alertLowStockJob } from "./jobs/alert-low-stock.server.ts";
import { keepListingsFresh } from "./list/jobs/keep-listings-fresh.server.ts";
import { productPictures } from "./product-pictures.ts";
import { storeRoutes, storeSections } from "./routes.ts";
import { storeSwitches } from "./switches.ts";

export const storeFeature = defineFeature({
  name: "store",
  uses: ["accounts", "directory", "reviews"],
  routes: storeRoutes,
  sections: storeSections,
  adminTabs: [
    {
      label: "Products",
      group: "Store",
      path: "admin/products",
      file: "features/store/admin/products.tsx",
      pages: [
        { path: "admin/products/new", file: "features/store/admin/new-product.tsx", takesFiles: true },
        { path: "admin/products/:id", file: "features/store/admin/edit-product.tsx" },
        { path: "admin/products/:id/variants/:variantId", file: "features/store/admin/edit-variant.tsx" },
        {
          path: "admin/products/:id/pictures",
          file: "features/store/admin/product-pictures.tsx",
          takesFiles: true,
        },
        { path: "admin/products/:id/pictures/change", file: "features/store/admin/change-picture.ts" },
        { path: "admin/products/:id/withdraw", file: "features/store/admin/withdraw-product.tsx" },
      ],
    },
    {
      label: "Stock",
      group: "Store",
      path: "admin/stock",
      file: "features/store/admin/stock.tsx",
      pages: [{ path: "admin/stock/:id", file: "features/store/admin/stock-of-variant.tsx" }],
      countAlso: { noun: ["low", "low"], count: countLowStock },
    },
  ],
  access: {
    "/store": { GET: everybody() },
    "/product/:id": { GET: everybody() },
    "/admin/products": { GET: admins() },
    "/admin/products/new": { GET: admins(), POST: admins(400) },
    "/admin/products/:id": { GET: admins(), POST: admins(400) },
    "/admin/products/:id/variants/:variantId": { GET: admins(), POST: admins(400) },
    "/admin/products/:id/pictures": { GET: admins(), POST: admins(400) },
    "/admin/products/:id/pictures/change": { GET: admins("to:/admin/products"), POST: admins(400) },
    "/admin/products/:id/withdraw": { GET: admins(), POST: admins("to:/admin/products") },
    "/admin/stock": { GET: admins() },
    "/admin/stock/:id": { GET: admins(), POST: admins(400) },
    "/api/store/:storeId/products/:id": { GET: everybody() },
    "/api/store/:storeId/variants": { GET: everybody() },
  },
  switches: Object.values(storeSwitches),
  impersonalTables: {
    "counts of products": ["low_stock", "store_counts", "store_count_changes"],
    "products of the store": [
      "products",
      "product_media",
      "product_options",
      "product_option_values",
      "product_variants",
      "variant_option_values",
      "variant_prices",
      "variant_stock",
      "product_collections",
      "collections",
      "product_additional_info",
      "product_custom_fields",
      "related_products",
      "store_listings",
      "store_listing_changes",
    ],
    "names of currencies": ["currencies"],
  },
  projections: [
    { name: "store_listings", sources: [{ table: "products", id: "id" }] },
    { name: "store_counts", sources: [] },
  ],
  jobs: [handleJob(alertLowStockJob, alertLowStock)],
  loops: [keepListingsFresh],
  emails: async () => (await import("./emails/templates.ts")).storeEmails,
  uploadPurposes: [productPictures],
  pictureSources: [
    {
      name: "products",
      columns: [
        onePicture("product_media", "url", "product_id"),
        onePicture("products", "thumbnail"),
        onePicture("product_variants", "image_url", "product_id"),
      ],
      purpose: productPictures,
    },
  ],
  storeApi,
});
