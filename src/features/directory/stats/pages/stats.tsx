import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatCount } from "#ui/format-number.ts";
import { StatTiles } from "#ui/stat-tiles.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { requireOwnBusiness } from "../../exports/own-business.server.ts";
import { StatsTable } from "../components/figure-table.tsx";
import { findBest, presentStats } from "../present-stats.ts";
import { readStats } from "../queries/read-stats.server.ts";
import { daysOf, kindLabels } from "../rules.ts";
import { statsQuery } from "../stats-query.ts";
import type { Route } from "./+types/stats";

export const meta = pageTitle("Your insights", { robots: "noindex" });

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { business } = await requireOwnBusiness(context, url, params.id);
  const { db } = context.get(servicesContext);
  const { range, show } = statsQuery(business.id).read(url.searchParams);
  const now = new Date();
  const { before, until } = daysOf(range, now);
  const days = await readStats(db, { businessId: business.id, from: before, until });
  const stats = presentStats(days, range, now);
  return { id: business.id, range, show, best: findBest(stats.periods, show), ...stats };
}

export default function Stats({ loaderData }: Route.ComponentProps) {
  const { id, range, show, totals, periods, best, isEmpty } = loaderData;
  const { href } = statsQuery(id);
  const isDays = range === "30-days";
  const chartTitle = `${isDays ? "Daily" : "Monthly"} ${kindLabels[show].toLowerCase()}`;
  return (
    <section aria-labelledby="figures">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="figures">Who stopped by</h2>
        <RangeLinks {...{ id, range, show }} />
      </div>
      <StatTiles
        label="Which figure the chart shows"
        tiles={totals.map(({ kind, label, total, note }) => ({
          ...{ label, note, value: formatCount(total), isCurrent: kind === show },
          to: href({ range, show: kind }),
        }))}
      />
      {isEmpty ? (
        <div className="mt-8">
          <EmptyState
            level={3}
            title="Insights start with the first visit."
            cloth={<Cloth id={`figures-${id}`} palette="gold" ratio={4} />}
          >
            Share your link to get started.
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="mt-8 mb-5 flex flex-wrap justify-between gap-x-8 gap-y-1">
            <h3 className="text-name">{chartTitle}</h3>
            {best && (
              <p className="text-muted text-small">
                Best {isDays ? "day" : "month"}: {best}
              </p>
            )}
          </div>
          <BarChart
            label={`${chartTitle}. The numbers are in the table below.`}
            bars={periods.map((period) => ({ label: period.label, value: period[show] }))}
          />
          <div className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
            <p className="max-w-[52ch] text-muted text-small">
              Each visitor counts once an hour, and your own visits aren’t counted. Days are in UTC.
            </p>
            <TextLink to={`/dashboard/${id}/figures.csv?range=${range}`} reloadDocument className="hit py-2">
              Download CSV
            </TextLink>
          </div>
          <StatsTable periods={periods} isDays={isDays} />
        </>
      )}
    </section>
  );
}

type RangeLinksProps = Pick<Route.ComponentProps["loaderData"], "id" | "range" | "show">;

function RangeLinks({ id, range, show }: RangeLinksProps) {
  const { href } = statsQuery(id);
  const ranges = [
    { value: "30-days", label: "30 days" },
    { value: "12-months", label: "12 months" },
  ] as const;
  return (
    <nav aria-label="Range" className="flex gap-x-5">
      {ranges.map(({ value, label }) =>
        value === range ? (
          <b key={value} aria-current="true" className="py-2">
            {label}
          </b>
        ) : (
          <TextLink key={value} to={href({ range: value, show })} preventScrollReset className="hit py-2">
            {label}
          </TextLink>
        ),
      )}
    </nav>
  );
}
