import { useRef } from "react";
import { AddToTrip } from "#features/trips/exports/add-to-trip.tsx";
import { ActionFoot } from "#ui/action-foot.tsx";
import { Badge } from "#ui/badge.tsx";
import { Cover } from "#ui/cover.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { SplitHead } from "#ui/split-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { formatEventDay, formatEventRange } from "../../format-event-time.ts";
import { SaveButton } from "../../saved/components/save-button.tsx";
import type { EventView } from "../present-event-page.ts";
import { ShareButton } from "./share-button.tsx";

type EventHeadProps = { event: EventView; isSaved: boolean };

/** Name, first sentence and buttons. On phones the buttons stay at the bottom of the screen. */
export function EventHead({ event, isSaved }: EventHeadProps) {
  const actions = useRef<HTMLDivElement>(null);
  const { id, name, lead, picture, website, startsAt, endsAt, timeZone } = event;
  const when = formatEventRange(startsAt, endsAt, timeZone);
  const save = { event: { id, name }, isSaved };
  return (
    <>
      <SplitHead
        palette="clay"
        back={<BackLink to="/events">Back to All Events</BackLink>}
        title={
          <>
            {event.isCanceled && <EventBadge>Canceled</EventBadge>}
            {!event.isCanceled && event.isOver && <EventBadge>Past event</EventBadge>}
            {name}
          </>
        }
        lead={
          lead ?? (
            <span suppressHydrationWarning>
              {[!event.isCanceled && when, event.city].filter(Boolean).join(" · ")}
            </span>
          )
        }
        cover={<Cover id={id} palette="clay" ratio={1.2} picture={picture} eager isLarge />}
      >
        <div
          ref={actions}
          className="mt-7 flex flex-wrap items-center gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-[1fr_auto]"
        >
          {website && <Rsvp website={website} className="button-large max-sm:col-span-full" />}
          <SaveButton {...save} variant="secondary" size="large" className="max-sm:w-full" />
          {!event.isCanceled && !event.isOver && (
            <AddToTrip kind="event" subjectId={id} name={name} size="large" className="max-sm:w-full" />
          )}
          <ShareButton title={name} text={`${name}: ${when}`} variant="secondary" size="large" />
        </div>
      </SplitHead>
      <ActionFoot instead={actions}>
        <b className="min-w-0 leading-tight">
          {/* The year depends on the clock, and may change between server and browser. */}
          <span suppressHydrationWarning>
            {event.isCanceled ? "Canceled" : formatEventDay(startsAt, timeZone)}
          </span>
        </b>
        <div className="flex gap-2.5">
          <SaveButton {...save} variant="secondary" />
          {website && <Rsvp website={website} label="RSVP" className="button-regular" />}
        </div>
      </ActionFoot>
    </>
  );
}

type RsvpProps = { website: string; label?: string; className: string };

function Rsvp({ website, label = "RSVP / Visit Website", className }: RsvpProps) {
  return (
    <ExternalLink className={`button button-primary ${className}`} href={website}>
      {label}
    </ExternalLink>
  );
}

function EventBadge({ children }: { children: string }) {
  return (
    <>
      <Badge className="mb-3 tracking-normal">{children}</Badge>
      <br />
    </>
  );
}
