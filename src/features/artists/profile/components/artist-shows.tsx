import type { EventCardData } from "#features/events/exports/show-row.tsx";
import { ShowRow } from "#features/events/exports/show-row.tsx";
import { TitledSection } from "#ui/titled-section.tsx";

type ArtistShowsProps = {
  shows: readonly EventCardData[];
  /** Websites of the venues, by event id. */
  venueSites: Readonly<Record<string, string>>;
};

/** The artist's events in the calendar. */
export function ArtistShows({ shows, venueSites }: ArtistShowsProps) {
  if (shows.length === 0) return null;
  return (
    <TitledSection titleId="shows" title="Shows" titleClassName="mb-5">
      <div className="border-ink border-t-2">
        {shows.map((event) => (
          <ShowRow key={event.id} event={event} palette="indigo" venueSite={venueSites[event.id]} />
        ))}
      </div>
    </TitledSection>
  );
}
