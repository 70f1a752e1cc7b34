import { z } from "zod";
import { requiredLine, text } from "#platform/http/forms/text-fields.ts";
import { requestTypes } from "../request-types.ts";
import { missing } from "./missing-fields.ts";

/** A request. Only name and type are required. */
export const requestSchema = z
  .object({
    name: requiredLine(200, missing.name),
    email: z
      .string()
      .trim()
      .max(254, "That email is too long.")
      .refine(
        (text) => text === "" || z.email().safeParse(text).success,
        "Enter an email such as name@example.com.",
      ),
    type: z.enum(requestTypes, missing.type),
    details: text(5_000),
  })
  .transform(({ name, email, type, details }) => ({
    ...{ name, type },
    email: email || null,
    details: details || null,
  }));
export type NewRequest = z.output<typeof requestSchema>;
