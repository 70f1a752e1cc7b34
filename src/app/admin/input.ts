import { z } from "zod";

const flipForm = z.object({ name: z.string().min(1).max(100), state: z.enum(["on", "off"]) });

/** Reads which switch a form wants where; nothing when it says neither. */
export function readFlip(form: FormData): { name: string; turnOn: boolean } | null {
  const { data } = flipForm.safeParse(Object.fromEntries(form));
  return data ? { name: data.name, turnOn: data.state === "on" } : null;
}
