import { isUuid } from "#platform/db/is-uuid.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { guideDays } from "../day-slots.ts";
import { findGuide } from "../queries/find-guide.server.ts";
import { isCalendarDay, writeDay } from "../write-day.ts";
import type { Route } from "./+types/guide-calendar";

/** A day of a guide as a calendar file, on the date in the URL. Public, like the guide. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { log } = context.get(visitContext);
  const date = url.searchParams.get("date") ?? "";
  const day = guideDays.find((known) => String(known) === (url.searchParams.get("day") ?? "1"));
  if (!day || !isCalendarDay(date))
    return refuse(400, "Please choose a date first, on the page of the guide.");
  try {
    const guide = isUuid(params.id) ? await findGuide(db, params.id.toLowerCase()) : null;
    if (!guide?.stops.some((stop) => stop.day === day)) return refuse(404, "There is no such day.");
    const file = writeDay(guide, {
      ...{ day, date, origin: env.APP_ORIGIN, siteName: env.SITE_NAME },
      writtenAt: new Date(),
    });
    return new Response(file, {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="day-${day}.ics"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    log.error({ error }, "the day of a guide could not be read");
    return refuse(503, "The guide could not be read just now. Please try again in a moment.");
  }
}

function refuse(status: number, text: string) {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status, headers });
}
