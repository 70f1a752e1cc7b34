import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Settings shared by the lists of events. */
export const eventListSettings = {
  palette: "clay",
  items: ["event", "events"],
  failed: {
    title: "Error fetching events",
    message: "Could not load events. Please try again later.",
  },
} as const;

export const emptyTexts = {
  upcoming: "No upcoming events match your criteria.",
  past: "No past events found.",
};

/** The empty state, with a link to all events or to the form for a first one. */
export function EventsEmpty({ tab, allTo }: { tab: "past" | ""; allTo?: string | undefined }) {
  return (
    <EmptyState
      level={3}
      title={tab === "past" ? emptyTexts.past : emptyTexts.upcoming}
      cloth={<Cloth id="empty-events" palette="clay" ratio={0.9} height={320} />}
      actions={
        allTo ? (
          <ButtonLink to={allTo}>All events</ButtonLink>
        ) : (
          <ButtonLink to="/events/submit">Submit Your Event</ButtonLink>
        )
      }
    />
  );
}
