import type { EventCardData } from "#features/events/exports/show-row.tsx";
import { ShowRow } from "#features/events/exports/show-row.tsx";

type ArtistShowsProps = {
  shows: readonly EventCardData[];
  /** Websites of the venues, by event id. */
  venueSites: Readonly<Record<string, string>>;
};

/** The artist's events in the calendar. */
export function ArtistShows({ shows, venueSites }: ArtistShowsProps) {
  if (shows.length === 0) return null;
  return (
    <section aria-labelledby="shows">
      <h2 id="shows" className="mb-5">
        Shows
      </h2>
      <div className="border-ink border-t-2">
        {shows.map((event) => (
          <ShowRow key={event.id} event={event} palette="indigo" venueSite={venueSites[event.id]} />
        ))}
      </div>
    </section>
  );
}
