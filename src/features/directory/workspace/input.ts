import { z } from "zod";
import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The change to revert. */
export const undoSchema = z.object({ change: z.uuid().meta({ hidden: true }) });

/** The query of a history. */
export const changesList = (businessId: string) => defineListQuery(`/dashboard/${businessId}/changes`, {});
