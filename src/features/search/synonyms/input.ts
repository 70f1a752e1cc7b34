import { z } from "zod";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";

const maxLength = 60;
const tooLong = `Use at most ${maxLength} characters.`;

/** What people type and what it means: other words, a category, or both. Words are stored folded, as requests are. */
export const synonymSchema = z
  .object({
    phrase: z
      .string()
      .overwrite(foldSearchText)
      .min(2, "Enter the words that people type.")
      .max(maxLength, tooLong),
    means: z.string().overwrite(foldSearchText).max(maxLength, tooLong),
    category: z.string().max(100),
  })
  .refine(({ means, category }) => means.length >= 2 || (means === "" && category !== ""), {
    path: ["means"],
    message: "Say which words to search for, or choose a category.",
  });

export type SynonymFields = z.infer<typeof synonymSchema>;

/** The confirmation has no fields: the address names the entry. */
export const deletionSchema = z.object({});
