import { z } from "zod";
import { features } from "../features.ts";

const kind = z.enum(features.flatMap(({ optionalEmails }) => optionalEmails).map((one) => one.kind));

export const chooseSchema = z
  .object({ kind: kind.meta({ hidden: true }), state: z.enum(["on", "off"]).meta({ hidden: true }) })
  .transform((sent) => ({ kind: sent.kind, wants: sent.state === "on" }));
