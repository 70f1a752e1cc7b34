import { createRoute, z } from "@hono/zod-openapi";
import { jsonContent, problemContent, withOrWithoutSession } from "#platform/http/api/api.ts";
import { eventListSchema, eventSchema } from "./api-schemas.ts";

const tags = ["Events"];
const filter = (maxLength: number, example: string, description: string) =>
  z.string().trim().max(maxLength).optional().openapi({ example, description });

export const maxPerPage = 50;

export const listEventsRoute = createRoute({
  method: "get",
  path: "/events",
  operationId: "listEvents",
  tags,
  security: withOrWithoutSession,
  summary: "Events, those to come or those that are over",
  description:
    "Filters may be combined. Of a series the list has its next date, or its last one. Walk on by following `nextCursor`.",
  request: {
    query: z.object({
      search: filter(100, "market", "Part of a name or a description, in any case."),
      place: filter(80, "Savannah", "A city or a state, or part of one."),
      type: filter(100, "Market", "A kind of event, spelled as `event_type` spells it."),
      date: z.iso.date().optional().openapi({
        example: "2026-12-05",
        description: "Only dates of this day, by the clock of each event.",
      }),
      tab: z.enum(["upcoming", "past"]).default("upcoming").openapi({
        example: "upcoming",
        description: "To come, soonest first, or over, latest first.",
      }),
      after: z.string().max(1000).optional().openapi({
        example: "WyJ1cGNvbWluZyJd",
        description: "`nextCursor` of the page before, with the same tab.",
      }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(maxPerPage)
        .default(24)
        .openapi({ example: 24, description: "Rows a page." }),
    }),
  },
  responses: {
    200: jsonContent("One page", eventListSchema),
    400: problemContent("A parameter is unknown or wrong, or the cursor is not one of this list", {
      status: 400,
      title: "Invalid request",
      detail: "after: this is no cursor of this list and tab. Start again without it.",
    }),
  },
});

export const getEventRoute = createRoute({
  method: "get",
  path: "/events/{id}",
  operationId: "getEvent",
  tags,
  security: withOrWithoutSession,
  summary: "One event",
  request: {
    params: z.object({
      id: z.uuid().openapi({
        example: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d",
        description: "The id of the event, as lists give it. Community events have no page of their own.",
      }),
    }),
  },
  responses: {
    200: jsonContent("The event", eventSchema),
    404: problemContent("There is no such event", {
      status: 404,
      title: "Not found",
      detail: "There is no such event.",
    }),
  },
});
