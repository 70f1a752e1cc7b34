import { z } from "zod";
import { cleanLine, cleanText } from "#ui/format-typed-text.ts";
import { requestTypes } from "../request-types.ts";
import { missing } from "./missing-fields.ts";

const tooLong = (max: string) => `Use at most ${max} characters.`;

/** A request. Only name and type are required. */
export const requestSchema = z
  .object({
    name: z.string().overwrite(cleanLine).min(1, missing.name).max(200, tooLong("200")),
    email: z
      .string()
      .trim()
      .max(254, "That email is too long.")
      .refine(
        (text) => text === "" || z.email().safeParse(text).success,
        "Enter an email such as name@example.com.",
      ),
    type: z.enum(requestTypes, missing.type),
    details: z.string().overwrite(cleanText).max(5_000, tooLong("5,000")),
  })
  .transform(({ name, email, type, details }) => ({
    ...{ name, type },
    email: email || null,
    details: details || null,
  }));
export type NewRequest = z.output<typeof requestSchema>;
