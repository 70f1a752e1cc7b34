import { z } from "zod";
import { choiceField, defineListQuery } from "#platform/http/list-query.ts";
import { visitKinds } from "./rules.ts";

/** What the page of a business reports. */
export const visitSchema = z.object({
  business: z.uuid().meta({ hidden: true }),
  kind: z.enum(visitKinds).meta({ hidden: true }),
});

/** The address of an owner's figures. */
export const figuresQuery = (businessId: string) =>
  defineListQuery(`/dashboard/${businessId}/figures`, {
    range: choiceField(["12-months"], "30-days"),
    show: choiceField(["call", "site", "directions"], "view"),
  });
