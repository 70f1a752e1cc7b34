import { data, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { attempt } from "#platform/http/forms/attempt.ts";
import type { Flash } from "#platform/http/response/flash.server.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { showToast } from "#ui/toast-store.ts";
import { carryOver } from "../commands/carry-over.server.ts";
import { tripRefusals } from "../refusals.ts";
import type { Route } from "./+types/keep-trip";
import { readStoredTrip } from "./read-stored-trip.ts";
import { deleteVisitorTrip, readVisitorTrip } from "./stored-trip.ts";

type KeepResult = {
  /** The trip's address in the account; null when the account has not got it. */
  to: string | null;
  /** Whether the browser may forget it. */
  isDone: boolean;
  toast: Flash | null;
};

/** There is nothing to read here but one's trips. */
export function loader() {
  return redirect("/trips");
}

/** Carries the trip of a browser over to the account that signed in there. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  const sent = (await request.formData()).get("kept");
  const kept = readStoredTrip(typeof sent === "string" ? sent : null);
  if (!kept) throw data(null, { status: 400 });
  const result = await attempt(visit.log, () => carryOver(services, actorOf(visit, request), kept));
  if (result.ok)
    return data<KeepResult>({
      to: `/trips/${result.tripId}`,
      isDone: true,
      toast: result.isNew
        ? { title: `“${kept.trip.title}” is in your account now`, description: "Find it under your trips." }
        : null,
    });
  const { status, words } = describeRefusal(tripRefusals, result, services.env);
  // It was carried over before, by somebody else who uses this browser: it is theirs.
  const isTaken = result.reason === "id-taken";
  const toast: Flash = {
    title: "Your trip is still in this browser",
    description: words,
    variant: "destructive",
  };
  return data<KeepResult>({ to: null, isDone: isTaken, toast: isTaken ? null : toast }, { status });
}

/**
 * Forgets the browser's copy once the account has the trip. Nobody asked for this: what cannot be read is not sent, and
 * when it fails the page stays as it is, and the trip for next time.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  if (!readVisitorTrip()) return null;
  try {
    const { to, isDone, toast } = (await serverAction()) as KeepResult;
    if (isDone) deleteVisitorTrip();
    if (toast) showToast(toast);
    return to && location.pathname === "/trip" ? redirect(to) : null;
  } catch {
    return null;
  }
}
