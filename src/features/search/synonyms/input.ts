import { z } from "zod";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";

const maxLength = 60;
const tooLong = `Use at most ${maxLength} characters.`;

/** A phrase and its meaning: other words, a category, or both. Stored folded, like queries. */
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
