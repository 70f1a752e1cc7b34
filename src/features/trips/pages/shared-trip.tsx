import { data, type MetaDescriptor } from "react-router";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { joinTrip } from "../commands/join-trip.server.ts";
import { TripPage } from "../components/trip-page.tsx";
import { handleChange } from "../handle-trip.server.ts";
import { noFields } from "../input.ts";
import { loadTrip, requireTrip } from "../load-trip.server.ts";
import { manageTrip } from "../manage-trip.server.ts";
import { tripRefusals as refusals } from "../refusals.ts";
import type { Route } from "./+types/shared-trip";

export function meta({ loaderData, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: `${loaderData?.trip.title ?? "Trip"} · ${siteNameOf(root)}` },
    { name: "robots", content: "noindex" },
    // Whoever has the key needs no password, so no other site may learn this address.
    { name: "referrer", content: "same-origin" },
  ];
}

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadTrip(args, { key: args.params.key });
  return data(loaded, { headers: { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" } });
}

export async function action(args: Route.ActionArgs) {
  const { key } = args.params;
  const { id } = await requireTrip(args, { key });
  const form = await args.request.formData();
  // Its owner and members see the same forms here as on the trip's own page.
  if (form.get("form") !== "join")
    return manageTrip(args, id, form) ?? handleChange(args, { key }, form, `/trips/shared/${key}`);
  return handleForm(args, {
    form,
    refusals,
    schema: noFields,
    title: "Not joined",
    run: (services, actor) => joinTrip(services, actor, { key }),
    done: ({ tripId }) => ({ to: `/trips/${tripId}`, toast: { title: "This trip is among yours now" } }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not saved" });

/** The board of a trip, for whoever has its secret address. */
export default function SharedTrip({ loaderData, actionData, params: { key } }: Route.ComponentProps) {
  return <TripPage key={key} loaded={loaderData} answer={actionData} path={`/trips/shared/${key}`} />;
}
