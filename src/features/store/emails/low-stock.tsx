import { z } from "zod";
import { defineEmail } from "#platform/mail/emails.ts";

const itemSchema = z.object({
  variantId: z.string(),
  product: z.string(),
  variant: z.string(),
  left: z.int(),
});

/** To admins and sellers: what runs low. */
export const lowStockEmail = defineEmail({
  schema: z.object({ username: z.string(), items: z.array(itemSchema).min(1), isSeller: z.boolean() }),
  subject: ({ data: { items } }) =>
    items.length === 1 ? `${items[0]?.product} is low in stock` : `${items.length} products are low in stock`,
  preview: "What is left of them, and what you can do.",
  reason: (site) => `You’re getting this email because you look after products in the store of ${site.name}.`,
  body: ({ data: { username, items, isSeller }, site }) => (
    <>
      <p>Hello {username},</p>
      <p>{items.length === 1 ? "This one has five left or fewer:" : "These have five left or fewer:"}</p>
      <ul>
        {items.map(({ variantId, product, variant, left }) => (
          <li key={variantId}>
            {isSeller ? product : <a href={`${site.origin}/admin/stock/${variantId}`}>{product}</a>} (
            {variant}): <b>{left === 0 ? "none left" : `${left} left`}</b>
          </li>
        ))}
      </ul>
      <p>
        {isSeller
          ? "When more are on the way, reply to this email, and we’ll add them. "
          : "Count new units in as soon as they are there. "}
        We write again only after there were ten of them again.
      </p>
    </>
  ),
});
