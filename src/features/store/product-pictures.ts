import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { mayEditProducts } from "./permissions.ts";

/** Pictures of products, open to everybody. */
export const productPictures = defineUploadPurpose({
  name: "product-picture",
  bucket: "product-images",
  isPrivate: false,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  mayUpload: mayEditProducts,
});
