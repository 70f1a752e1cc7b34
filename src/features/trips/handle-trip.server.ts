import { data, type RouterContextProvider, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { attempt } from "#platform/http/forms/attempt.ts";
import { flashHeaders } from "#platform/http/response/flash.server.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { type ChangedTrip, changeTrip } from "./commands/change-trip.server.ts";
import { changeFromForm } from "./form-change.ts";
import { tripChange } from "./input.ts";
import { requireTrip } from "./load-trip.server.ts";
import type { TripAddress } from "./queries/find-trip.server.ts";
import { tripRefusals } from "./refusals.ts";
import { describeRefused, type RefusedEdit } from "./refused-edits.ts";
import type { Trip, TripChange } from "./trip.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
/** What a page without JavaScript shows when somebody else was first. */
export type RefusedForm = { refused: RefusedEdit[]; by: string | null };

/** Takes a change from a plain form of the page, and leads back to it. */
export async function handleChange(args: Args, address: TripAddress, form: FormData, here: string) {
  const { env } = args.context.get(servicesContext);
  const { trip } = await requireTrip(args, address);
  const change = readChange(form, trip);
  if (change === "unreadable") throw data(null, { status: 400 });
  if (!change) return redirect(here);
  const result = await runChange(args, address, change);
  if (!result.ok) {
    const { words } = describeRefusal(tripRefusals, result, env);
    const toast = { title: "Not saved", description: words, variant: "destructive" } as const;
    return redirect(here, { headers: flashHeaders(env.APP_ORIGIN, toast) });
  }
  const refused = describeRefused(result.trip, change, result.refused);
  if (refused.length > 0) return data<RefusedForm>({ refused, by: result.by }, { status: 409 });
  return redirect(here + anchorOf(change));
}

/** Takes a change from the board, and answers with the fresh trip. */
export async function handleLiveChange(args: Args, address: TripAddress): Promise<Response> {
  const { env } = args.context.get(servicesContext);
  const change = readJson(await args.request.formData());
  if (!change) return Response.json({ error: "That could not be read." }, { status: 400 });
  const result = await runChange(args, address, change);
  if (result.ok) return Response.json(result satisfies ChangedTrip);
  const { status, words } = describeRefusal(tripRefusals, result, env);
  return Response.json({ error: words }, { status });
}

function runChange({ context, request }: Args, address: TripAddress, change: TripChange) {
  const visit = context.get(visitContext);
  const services = context.get(servicesContext);
  return attempt(visit.log, () => changeTrip(services, actorOf(visit, request), { ...address, change }));
}

function readChange(form: FormData, trip: Trip): TripChange | "unreadable" | null {
  if (form.has("change")) return readJson(form) ?? "unreadable";
  if (!form.has("act")) return "unreadable";
  const change = changeFromForm(form, trip, () => crypto.randomUUID());
  return change && (tripChange.safeParse(change).data ?? "unreadable");
}

function readJson(form: FormData): TripChange | null {
  try {
    return tripChange.safeParse(JSON.parse(String(form.get("change")))).data ?? null;
  } catch {
    return null;
  }
}

/** Back to the day that was worked on. */
function anchorOf(change: TripChange): string {
  const day = change.type === "add-stop" ? change.stop.day : change.type === "move-stop" ? change.day : null;
  return day === null ? "" : `#day-${day}`;
}
