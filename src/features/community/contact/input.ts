import { z } from "zod";
import { requiredEmail, requiredLine, requiredText } from "#platform/http/forms/text-fields.ts";
import { contactTopics } from "./topics.ts";

export const contactSchema = z.object({
  name: requiredLine(100, "Enter your name."),
  email: requiredEmail(),
  topic: z.enum(contactTopics, "Choose what it is about."),
  message: requiredText(4_000, "Write your message."),
});
export type ContactMessage = z.output<typeof contactSchema>;
