import { ButtonLink, ExternalButton } from "#ui/button.tsx";
import type { EventCardData } from "./event-card-data.ts";

const label = "More Info / RSVP";

/** The path of an event's page, or null for community events, which have none. */
export function eventPathOf(id: string): string | null {
  return id.startsWith("ne-") ? null : `/event/${id}`;
}

/** The button of a card. Community events have no page, so it opens their tickets or does nothing. */
export function EventLink({ event }: { event: Pick<EventCardData, "id" | "name" | "ticketLink"> }) {
  const path = eventPathOf(event.id);
  const name = <span className="sr-only">: {event.name}</span>;
  const look = { variant: "secondary", size: "small" } as const;
  if (path)
    return (
      <ButtonLink {...look} to={path} prefetch="intent">
        {label}
        {name}
      </ButtonLink>
    );
  if (event.ticketLink)
    return (
      <ExternalButton {...look} href={event.ticketLink}>
        {label}
        {name}
      </ExternalButton>
    );
  return (
    // biome-ignore lint/a11y/useValidAnchor: the specification wants this target, and pressing it must not jump
    <a className="button button-secondary button-small" href="#" onClick={(press) => press.preventDefault()}>
      {label}
      {name}
    </a>
  );
}
