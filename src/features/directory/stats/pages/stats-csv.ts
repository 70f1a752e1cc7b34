import { servicesContext } from "#platform/http/services.ts";
import { requireOwnBusiness } from "../../exports/own-business.server.ts";
import { listDays } from "../present-stats.ts";
import { readStats } from "../queries/read-stats.server.ts";
import { daysOf, toDay, visitKinds } from "../rules.ts";
import { statsQuery } from "../stats-query.ts";
import type { Route } from "./+types/stats-csv";

const header = ["day", "views", "calls", "site_clicks", "direction_clicks"].join(",");

/** The stats of a range as a file, one line per day. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { business } = await requireOwnBusiness(context, url, params.id);
  const { db } = context.get(servicesContext);
  const { range } = statsQuery(business.id).read(url.searchParams);
  const now = new Date();
  const { from, until } = daysOf(range, now);
  const days = await readStats(db, { businessId: business.id, from, until });
  const lines = listDays(days, from, until).map((stats) =>
    [stats.day, ...visitKinds.map((kind) => stats[kind])].join(","),
  );
  return new Response(`${[header, ...lines].join("\r\n")}\r\n`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="figures-${range}-${toDay(now)}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
