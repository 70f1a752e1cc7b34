import { defineListQuery, textField } from "#platform/http/list-query.ts";

/** What the address of the queue may say: a page of it, and the post that is open. */
export const heldPostsList = defineListQuery("/admin/reviews", { post: textField(36, {}) });
