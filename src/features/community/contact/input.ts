import { z } from "zod";
import { cleanLine, cleanText } from "#ui/format-typed-text.ts";
import { contactTopics } from "./topics.ts";

const maxMessageLength = 4_000;

export const contactSchema = z.object({
  name: z.string().overwrite(cleanLine).min(1, "Enter your name.").max(100, "Use at most 100 characters."),
  email: z
    .string()
    .trim()
    .min(1, "Enter your email.")
    .max(254, "That email is too long.")
    .check(z.email("Enter an email such as name@example.com.")),
  topic: z.enum(contactTopics, "Choose what it is about."),
  message: z
    .string()
    .overwrite(cleanText)
    .min(1, "Write your message.")
    .max(maxMessageLength, "Use at most 4,000 characters."),
});
export type ContactMessage = z.output<typeof contactSchema>;
