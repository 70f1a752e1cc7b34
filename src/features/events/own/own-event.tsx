import { AccountSection } from "#features/accounts/exports/account-section.tsx";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Badge } from "#ui/badge.tsx";
import { TextArea } from "#ui/field.tsx";
import { FoldedForm, FoldedFormEnd } from "#ui/folded-form.tsx";
import { BackLink, TextLink } from "#ui/text-link.tsx";
import { EventForm } from "../submit/components/event-form.tsx";
import { eventBody } from "../submit/input.ts";
import type { Route } from "./+types/own-event";
import { toTyped, withColumns } from "./event-columns.ts";
import { handleOwnEvent, requireOwnEvent } from "./handle-own-event.server.ts";
import { cancelSchema } from "./input.ts";
import { presentOwnEvent, presentSeriesDate } from "./present-own-event.ts";
import { listSeriesDates } from "./queries/list-series-dates.server.ts";
import { SeriesDates } from "./series-dates.tsx";

export const meta = pageTitle("Change your event", { robots: "noindex" });

const datesShown = 12;

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const event = await requireOwnEvent(context, url, id);
  const { db } = context.get(servicesContext);
  const shown = presentOwnEvent(event);
  const isSeries = event.repeats !== null && event.status === "approved" && !event.canceledAt;
  const dates = isSeries ? await listSeriesDates(db, { id, limit: datesShown }) : [];
  return {
    event: shown,
    isOpen: shown.state !== "canceled" && shown.state !== "not-taken",
    typed: toTyped(withColumns(event, event.revision ?? {})),
    dates: dates.map((date) => presentSeriesDate(date, event.time_zone)),
    fields: describeFields(eventBody),
    cancelFields: describeFields(cancelSchema),
  };
}

export const action = (args: Route.ActionArgs) => handleOwnEvent(args, args.params.id);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Event not saved" });

/** The form of a person's own event, its dates, and a button to cancel it. */
export default function OwnEvent({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { event, isOpen, typed, dates, fields, cancelFields } = loaderData;
  const isListed = event.state === "listed" || event.state === "changes";
  return (
    <>
      <p className="py-3">
        <BackLink to="/account/events">Your events</BackLink>
      </p>
      <h2 className="flex flex-wrap items-center gap-3 [overflow-wrap:anywhere]">
        {event.name} <Badge tone={event.tone}>{event.label}</Badge>
      </h2>
      <p className="mt-2 max-w-[64ch]">{event.sentence}</p>
      {event.state === "not-taken" && (
        <p className="mt-4">
          <TextLink to={`/events/submit?from=${event.id}`}>Send it again</TextLink>
        </p>
      )}
      {isOpen && (
        <>
          <EventForm
            isNarrow
            fields={fields}
            failure={failure?.form === "form" ? failure : undefined}
            values={typed}
            failedTitle="Event not saved"
            submitLabel={isListed ? "Send changes" : "Save changes"}
            pendingLabel="Sending your changes"
            note={
              isListed
                ? "It stays on the calendar as it is until somebody has read your changes."
                : "It has not been read yet, so your changes are read with it."
            }
          />
          {dates.length > 0 && <SeriesDates dates={dates} failure={failure} />}
          <AccountSection
            id="cancel"
            title={isListed ? "Cancel this event" : "Withdraw this event"}
            note={
              isListed
                ? "At once, with all its dates. Everyone who saved it gets an email. It cannot be undone."
                : "Nobody has read it yet. It is deleted."
            }
            isDanger
          >
            <FoldedForm
              id="cancel"
              title={isListed ? "Cancel the whole event" : "Withdraw the event"}
              fields={cancelFields}
              failure={failure}
            >
              <TextArea
                label="A word to those who wanted to come"
                name="note"
                rows={3}
                optional
                hint="Shown on the event’s page and in the emails."
              />
              <FoldedFormEnd isDanger label={isListed ? "Yes, cancel the event" : "Yes, withdraw it"} />
            </FoldedForm>
          </AccountSection>
        </>
      )}
    </>
  );
}
