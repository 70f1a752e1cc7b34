import { defineListQuery, textField } from "#platform/http/list-query.ts";

/** The query parameters of the queue: its page, and the open post. */
export const heldPostsList = defineListQuery("/admin/reviews", { post: textField(36, {}) });
