import { z } from "zod";
import { cleanLine, lineOrNull, requiredLine, text, tooLong } from "#platform/http/forms/text-fields.ts";
import { maxVariants, parseBlocks, parseNames, parseOptions } from "./product-text.ts";

const priceWords = "Enter a price in dollars, such as 24 or 24.50.";
const toCents = (typed: string) => Math.round(Number(typed.replace("$", "")) * 100);
const isPrice = (typed: string) => /^\$?\d{1,6}(\.\d{1,2})?$/.test(typed);
const price = z
  .string()
  .overwrite(cleanLine)
  .min(1, "Enter a price.")
  .refine(isPrice, priceWords)
  .transform(toCents);
const salePrice = z
  .string()
  .overwrite(cleanLine)
  .refine((typed) => typed === "" || isPrice(typed), priceWords)
  .transform((typed) => (typed === "" ? null : toCents(typed)));

/** What an admin says about a product. Empty fields become null. */
const productFields = {
  title: requiredLine(200, "Enter a title."),
  subtitle: lineOrNull(200),
  ribbon_text: lineOrNull(40),
  /** HTML, sanitized by the command. */
  description: text(20_000),
  /** The name of a business, or the address of its page. */
  seller: lineOrNull(300),
  collections: text(1_000).transform(parseNames),
  status: z.enum(["draft", "published"], "Choose a status."),
  purchasable: z.boolean(),
  additional_info: text(20_000).transform(parseBlocks),
  options: text(2_000)
    .refine((typed) => parseOptions(typed) !== null, "Write one option a line, such as Size: Small, Large.")
    .transform((typed) => parseOptions(typed) ?? []),
};

const variantFields = {
  price,
  sale_price: salePrice,
  sku: lineOrNull(60),
  weight_grams: z
    .int("Enter whole grams.")
    .min(0, "Enter whole grams.")
    .max(1_000_000, "Enter at most 1,000,000 grams.")
    .optional()
    .transform((grams) => grams ?? null),
  manage_inventory: z.boolean(),
};

const saleIsLower = ({ price, sale_price }: { price: number; sale_price: number | null }) =>
  sale_price === null || sale_price <= price;
const saleTooHigh = { path: ["sale_price"], message: "A sale price is not above the price." };

/** A new product, with what its first variants have in common. */
export const newProductSchema = z
  .object({
    ...productFields,
    ...variantFields,
    stock: z
      .int("Enter a whole number.")
      .min(0, "Enter a whole number.")
      .max(100_000, "Enter at most 100,000.")
      .optional()
      .transform((units) => units ?? 0),
    /** The id of an upload. */
    picture: z.string().max(60),
  })
  .refine(saleIsLower, saleTooHigh)
  .refine(({ options }) => options.reduce((count, { values }) => count * values.length, 1) <= maxVariants, {
    path: ["options"],
    message: `These options make more than ${maxVariants} variants.`,
  });

/** The version that the editor started from: when the product was last saved, in microseconds. */
export const productSchema = z.object({ ...productFields, version: z.string().max(30) });

export const variantSchema = z
  .object({
    title: requiredLine(200, "Enter a title."),
    ...variantFields,
  })
  .refine(saleIsLower, saleTooHigh);

export const pictureSchema = z.object({ picture: z.string().min(1, "Choose a picture.").max(60) });

export const pictureChangeSchema = z.object({
  pictureId: z.uuid().meta({ hidden: true }),
  change: z.enum(["first", "remove"]).meta({ hidden: true }),
});

/** The address names the product. */
export const withdrawalSchema = z.object({ bringBack: z.boolean() });

export const movementSchema = z
  .object({
    kind: z.enum(["receive", "correct"], "Choose what happened."),
    quantity: z
      .int("Enter a whole number.")
      .min(-100_000, "Enter at most 100,000.")
      .max(100_000, "Enter at most 100,000."),
    note: z
      .string()
      .overwrite(cleanLine)
      .max(500, tooLong(500))
      .transform((note) => note || null),
  })
  .refine(({ kind, quantity }) => quantity !== 0 && (kind === "correct" || quantity > 0), {
    path: ["quantity"],
    message: "Enter how many came in. A correction may be below zero, but is never zero.",
  })
  .refine(({ kind, note }) => kind === "receive" || note !== null, {
    path: ["note"],
    message: "Say why the count was wrong.",
  });

export type NewProductFields = z.output<typeof newProductSchema>;
export type ProductFields = Omit<z.output<typeof productSchema>, "version">;
export type VariantFields = z.output<typeof variantSchema>;
export type Movement = z.output<typeof movementSchema>;
