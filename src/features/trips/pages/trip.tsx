import { data, type MetaDescriptor } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { TripPage } from "../components/trip-page.tsx";
import { handleChange } from "../handle-trip.server.ts";
import { loadTrip, requireTrip } from "../load-trip.server.ts";
import { manageTrip } from "../manage-trip.server.ts";
import type { Route } from "./+types/trip";

export function meta({ loaderData, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: `${loaderData?.trip.title ?? "Trip"} · ${siteNameOf(root)}` },
    { name: "robots", content: "noindex" },
  ];
}

export async function loader(args: Route.LoaderArgs) {
  requirePerson(args.context, args.url);
  return data(await loadTrip(args, { tripId: args.params.id }));
}

export async function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  const address = { tripId: args.params.id };
  const { id } = await requireTrip(args, address);
  const form = await args.request.formData();
  return manageTrip(args, id, form) ?? handleChange(args, address, form, `/trips/${id}`);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not saved" });

/** The board of a trip, for its owner and members. */
export default function MemberTrip({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return <TripPage key={id} loaded={loaderData} answer={actionData} path={`/trips/${id}`} />;
}
