import { data, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { attempt } from "#platform/http/forms/attempt.ts";
import { isUnreachable } from "#platform/http/forms/is-unreachable.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { type Flash, flashHeaders } from "#platform/http/response/flash.server.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { saveEvent } from "../commands/save-event.server.ts";
import { unsaveEvent } from "../commands/unsave-event.server.ts";
import { saveForm } from "../input.ts";
import { saveError, saveRefusals } from "../refusals.ts";
import type { Route } from "./+types/save-event";

/** The result for a button that stays on its page. */
export type SaveResult = { isSaved: boolean | null; toast: Flash };

/** Only the event page can be read. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/event/${encodeURIComponent(params.id)}`);
}

/** Saves an event or removes it from the list: in place with JavaScript, by a redirect for a plain form. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  const { APP_ORIGIN } = services.env;
  const eventId = isUuid(params.id) ? params.id.toLowerCase() : null;
  const form = await request.formData();
  const page = readReturnTo(form.get("returnTo"), `/event/${encodeURIComponent(params.id)}`);
  if (!visit.person) {
    const headers = flashHeaders(APP_ORIGIN, loginRequired);
    return redirect(`/login?${new URLSearchParams({ returnTo: page })}`, { headers });
  }
  const read = readForm(saveForm, form);
  if (!read.ok) throw data(null, { status: 400 });
  const isSaved = read.value.save === "yes";
  const actor = actorOf(visit, request);
  const change = isSaved ? saveEvent : unsaveEvent;
  const result = eventId
    ? await attempt(visit.log, () => change(services, actor, { eventId }))
    : ({ ok: false, reason: "unknown-event" } as const);
  if (result.ok) return answer(isSaved ? saved : unsaved, 200);
  const { status, words } = describeRefusal(saveRefusals, result, services.env);
  return answer({ title: saveError, description: words, variant: "destructive" }, status);

  function answer(toast: Flash, status: number) {
    if (!read.ok || !read.value.stay) return redirect(page, { headers: flashHeaders(APP_ORIGIN, toast) });
    return data<SaveResult>({ isSaved: status === 200 ? isSaved : null, toast }, { status });
  }
}

/** If the server is unreachable, the page stays as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const toast: Flash = {
      title: "Error",
      description: "Could not update saved status.",
      variant: "destructive",
    };
    return data<SaveResult>({ isSaved: null, toast }, { status: 503 });
  }
}

const saved: Flash = { title: "Event Saved!", description: "You can find it in your dashboard." };
const unsaved: Flash = { title: "Event Unsaved", description: "Removed from your saved events." };
const loginRequired: Flash = { title: "Login Required", description: "Please log in to save events." };
