import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import { describeCount } from "#ui/format-number.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Row, Rows } from "#ui/row.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { createTrip } from "../commands/create-trip.server.ts";
import { formatRange } from "../format-range.ts";
import { newTrip } from "../input.ts";
import { type ListedTrip, listTrips } from "../queries/list-trips.server.ts";
import { tripRefusals as refusals } from "../refusals.ts";
import type { Route } from "./+types/trips";

export const meta = pageTitle("My trips", { robots: "noindex" });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requirePerson(context, url);
  const trips = await listTrips(context.get(servicesContext).db, id);
  return { trips: trips.map(presentTrip), fields: describeFields(newTrip) };
}

export function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  return handleForm(args, {
    schema: newTrip,
    refusals,
    title: "Trip not started",
    run: (services, actor, { startsOn = null, ...input }) =>
      createTrip(services, actor, { ...input, startsOn }),
    done: ({ tripId }) => ({ to: `/trips/${tripId}` }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Trip not started" });

const cloths = [0.5, 0.28, 0.34].map((ratio) => (
  <Cloth key={ratio} id={`trips-${ratio}`} palette="green" ratio={ratio} height={420} eager />
));

/** A member's trips, and the form that starts one. */
export default function Trips({ loaderData: { trips, fields }, actionData }: Route.ComponentProps) {
  return (
    <div data-palette="green">
      <PageHead
        palette="green"
        back={<BackLink to="/travel">Travel</BackLink>}
        title="My trips."
        lead="Days, stops, costs and notes in one place. Plan alone or with the whole family."
        cloths={cloths}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-12 section-y lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="trips" className="min-w-0">
          <SectionHead id="trips" title="Where to next" />
          {trips.length === 0 && (
            <EmptyState
              level={3}
              title="Nothing planned. Yet."
              cloth={<Cloth id="trips-empty" palette="green" ratio={0.93} height={420} />}
            >
              Start a trip here, or press "Add to trip" on a business, a tour or an event.
            </EmptyState>
          )}
          {trips.length > 0 && (
            <Rows isOneColumn>
              {trips.map(({ id, title, note }) => (
                <Row
                  key={id}
                  to={`/trips/${id}`}
                  title={<span className="wrap-anywhere">{title}</span>}
                  note={note}
                  cloth={<Cloth id={id} palette="green" ratio={1} height={96} className="aspect-square" />}
                />
              ))}
            </Rows>
          )}
        </section>
        <section aria-labelledby="start" className="min-w-0 border-ink border-t-2 pt-4">
          <h2 id="start" className="mb-4 text-h3">
            Start a trip
          </h2>
          <Form fields={fields} failure={actionData} className="form">
            <TextField label="Name" name="title" placeholder="Savannah with Mama" />
            <TextField label="First day" name="startsOn" optional hint="You can choose it later." />
            <TextField label="How many days" name="days" defaultValue="3" inputMode="numeric" />
            <FormSubmit pendingLabel="One moment">Start the trip</FormSubmit>
          </Form>
        </section>
      </div>
    </div>
  );
}

function presentTrip({ id, title, startsOn, days, stopCount, owner }: ListedTrip) {
  const dates = startsOn ? formatRange(startsOn, days) : describeCount(days, "day", "days");
  const note = [dates, describeCount(stopCount, "stop", "stops"), owner && `by ${owner}`]
    .filter(Boolean)
    .join(" · ");
  return { id, title, note };
}
