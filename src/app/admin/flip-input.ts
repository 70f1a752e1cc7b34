import { z } from "zod";

export const flipSchema = z
  .object({
    name: z.string().min(1).max(100).meta({ hidden: true }),
    state: z.enum(["on", "off"]).meta({ hidden: true }),
  })
  .transform(({ name, state }) => ({ name, turnOn: state === "on" }));
