import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Cloth } from "#ui/cloth.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { toTyped } from "../own/event-columns.ts";
import { findOwnEvent } from "../own/queries/list-own-events.server.ts";
import type { Route } from "./+types/submit-event";
import { DuplicateWarning } from "./components/duplicate-warning.tsx";
import { EventForm } from "./components/event-form.tsx";
import { handleSubmission } from "./handle-submission.server.ts";
import { eventBody } from "./input.ts";
import { submissionFailed } from "./refusals.ts";
import { sendEvent } from "./send-event.ts";

export const meta = pageTitle("Submit Your Event", { robots: "noindex" });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: personId, email } = requirePerson(context, url);
  const from = url.searchParams.get("from") ?? "";
  const { db } = context.get(servicesContext);
  const earlier = isUuid(from) ? await findOwnEvent(db, { userId: personId, id: from }) : null;
  return { personId, email, fields: describeFields(eventBody), typed: earlier && toTyped(earlier) };
}

export const action = (args: Route.ActionArgs) => handleSubmission(args);

export const clientAction = (args: Route.ClientActionArgs) => sendEvent(args);

const cloths = ["submit-one", "submit-two", "submit-three"].map((id) => (
  <Cloth key={id} id={id} palette="clay" ratio={0.4} height={262} eager />
));

/** The form to submit an event. */
export default function SubmitEventPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { personId, email, fields, typed } = loaderData;
  const duplicates = failure && "duplicates" in failure ? failure.duplicates : [];
  return (
    <div data-palette="clay">
      <PageHead
        palette="clay"
        back={<BackLink to="/events">Back to All Events</BackLink>}
        title="Submit Your Event"
        lead="Tell us what, when and where. A neighbor reads it, usually within a day, and then it is on the calendar."
        cloths={cloths}
      />
      <EventForm
        fields={fields}
        failure={failure}
        {...(typed ? { values: typed } : { draftOf: personId })}
        failedTitle={submissionFailed}
        submitLabel="Submit for Review"
        pendingLabel="Sending your event"
        warning={duplicates.length > 0 && <DuplicateWarning duplicates={duplicates} />}
        note={`It stays off the calendar until somebody has read it. You will hear from us at ${email}.`}
      />
    </div>
  );
}
