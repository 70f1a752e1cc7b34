import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The reasons to refuse a change of a product or its stock. */
export const productRefusals = defineRefusals({
  "unknown-product": { status: 404, words: "This product is no longer here." },
  "unknown-variant": { status: 404, words: "This variant is no longer here." },
  "unknown-picture": { status: 404, words: "This picture is no longer here." },
  "unknown-seller": {
    status: 400,
    words: "We know no business of that name. Check the spelling, or paste the address of its page.",
    field: "seller",
  },
  "several-sellers": {
    status: 400,
    words: "Several businesses have that name. Paste the address of the right one's page.",
    field: "seller",
  },
  "not-allowed": adminOnly,
  "changed-meanwhile": {
    status: 409,
    words: "Somebody else saved this product while you were writing. Look at what changed, then save again.",
  },
  "option-in-use": {
    status: 409,
    words: "A variant still has an option or value that you took out. Change the variant first.",
    field: "options",
  },
  "wrong-values": {
    status: 400,
    words: "Write one value for each option, with a slash between them, such as Small / Red.",
    field: "title",
  },
  "same-values": { status: 409, words: "Another variant has these values already.", field: "title" },
  "sku-taken": { status: 409, words: "Another variant has this number already.", field: "sku" },
  "upload-gone": { status: 410, words: "The picture is no longer here. Choose it again.", field: "picture" },
  "too-few": {
    status: 409,
    words: "There are not that many left: some are sold, or held for somebody who is paying.",
    field: "quantity",
  },
});
