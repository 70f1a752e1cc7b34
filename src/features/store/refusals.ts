import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** The reasons to refuse a change of a product or its stock. */
export const productRefusals = defineRefusals({
  400: {
    "unknown-seller": {
      words: "We know no business of that name. Check the spelling, or paste the address of its page.",
      field: "seller",
    },
    "several-sellers": {
      words: "Several businesses have that name. Paste the address of the right one's page.",
      field: "seller",
    },
    "wrong-values": {
      words: "Write one value for each option, with a slash between them, such as Small / Red.",
      field: "title",
    },
  },
  403: { "not-allowed": adminOnly },
  404: {
    "unknown-product": "This product is no longer here.",
    "unknown-variant": "This variant is no longer here.",
    "unknown-picture": "This picture is no longer here.",
  },
  409: {
    "changed-meanwhile":
      "Somebody else saved this product while you were writing. Look at what changed, then save again.",
    "option-in-use": {
      words: "A variant still has an option or value that you took out. Change the variant first.",
      field: "options",
    },
    "same-values": { words: "Another variant has these values already.", field: "title" },
    "sku-taken": { words: "Another variant has this number already.", field: "sku" },
    "too-few": {
      words: "There are not that many left: some are sold, or held for somebody who is paying.",
      field: "quantity",
    },
  },
  410: { "upload-gone": { words: "The picture is no longer here. Choose it again.", field: "picture" } },
});
