import { z } from "zod";
import { letterKinds } from "./letter-kinds.ts";

const kind = z.enum(letterKinds.map((one) => one.kind));

export const chooseSchema = z
  .object({ kind: kind.meta({ hidden: true }), state: z.enum(["on", "off"]).meta({ hidden: true }) })
  .transform((sent) => ({ kind: sent.kind, wants: sent.state === "on" }));
