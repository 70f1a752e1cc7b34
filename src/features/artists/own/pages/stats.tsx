import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { formatShortDay } from "#ui/format-day.ts";
import { formatCount } from "#ui/format-number.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import { readArtistStats } from "../queries/read-artist-stats.server.ts";
import type { Route } from "./+types/stats";

export const meta = pageTitle("Your insights", { robots: "noindex" });

const daysShown = 30;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { artist } = await requireOwnArtist(context, url, params.id);
  const { db } = context.get(servicesContext);
  const stats = await readArtistStats(db, { id: artist.id, days: daysShown, now: new Date() });
  const { views = 0, votes = 0, connections = 0, days = [] } = stats ?? {};
  return {
    views,
    votes,
    connections,
    days: days.map(({ day, votes }) => ({
      label: formatShortDay(new Date(`${day}T12:00:00Z`)),
      value: votes,
    })),
  };
}

/** How often the profile was viewed, supported and contacted. */
export default function ArtistStats({ loaderData }: Route.ComponentProps) {
  const { views, votes, connections, days } = loaderData;
  const tiles = [
    { label: "Views", value: views, note: "Each visitor counts once an hour" },
    { label: "Community upvotes", value: votes, note: "One per person" },
    { label: "Connections", value: connections, note: "People who wrote to you from your page" },
  ];
  return (
    <TitledSection titleId="figures" title="Who stopped by" titleClassName="mb-4">
      <dl className="grid border-ink border-t-2 sm:grid-cols-3">
        {tiles.map(({ label, value, note }) => (
          <div key={label} className="border-line border-b py-4 sm:pr-6">
            <dt className="font-semibold">{label}</dt>
            <dd>
              <strong className="display block text-h2">{formatCount(value)}</strong>
              <span className="text-muted text-small">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 mb-5 text-name">Daily upvotes</h3>
      <BarChart label="Daily upvotes. The numbers are in the table below." bars={days} />
      <details className="mt-5">
        <summary className="hit w-fit cursor-pointer">Upvotes as a table</summary>
        <table className="mt-3 w-full max-w-100 text-small">
          <thead>
            <tr className="border-ink border-b-2 text-left">
              <th scope="col" className="py-2">
                Day in UTC
              </th>
              <th scope="col" className="py-2 text-right">
                Upvotes
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ label, value }) => (
              <tr key={label} className="border-line border-b">
                <th scope="row" className="py-2 text-left font-normal">
                  {label}
                </th>
                <td className="py-2 text-right">{formatCount(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </TitledSection>
  );
}
