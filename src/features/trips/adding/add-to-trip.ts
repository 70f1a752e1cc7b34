import { data, type RouterContextProvider, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { attempt } from "#platform/http/forms/attempt.ts";
import { isUnreachable } from "#platform/http/forms/is-unreachable.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { type Flash, flashHeaders } from "#platform/http/response/flash.server.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { showToast } from "#ui/toast-store.ts";
import { tripLimits } from "../limits.ts";
import { findSubjects } from "../queries/find-subjects.server.ts";
import { type Refused, type TripRefusal, tripRefusals } from "../refusals.ts";
import { keyOf } from "../subject.ts";
import type { Route } from "./+types/add-to-trip";
import { addInBrowser, isBrowserUndo, undoInBrowser } from "./add-in-browser.ts";
import { type AddResult, describeAdded, takenOut } from "./add-result.ts";
import { addSubject } from "./add-subject.server.ts";
import { addForm, undoForm } from "./input.ts";
import { takeOut } from "./take-out.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider>; form: FormData };

/** There is nothing to read here but one's trips. */
export function loader() {
  return redirect("/trips");
}

/** Adds something to a trip, or takes it out again: in place for a button with JavaScript, by a redirect for a form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return form.has("undo") ? undo({ request, context, form }) : add({ request, context, form });
}

async function add({ request, context, form }: Args) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  const read = readForm(addForm, form);
  if (!read.ok) throw data(null, { status: 400 });
  const { kind, subject: subjectId, to, stay, returnTo } = read.value;
  const page = readReturnTo(returnTo, "/trips");
  const wanted = { kind, subjectId };
  if (!visit.person) return stay ? notifyVisitor() : sendToLogin(page);
  const result = await attempt(visit.log, () =>
    addSubject(services, actorOf(visit, request), { ...wanted, to: to || undefined }),
  );
  if (!result.ok) return refuse(result);
  const { tripId, stopId } = result;
  return answer(describeAdded(result, { undo: stopId, trip: tripId, returnTo: page }), 200);

  /** The browser keeps a visitor's trip; name, address and dates still come from here. */
  async function notifyVisitor() {
    const tooMany = await refuseIfTooMany(services.limits, [[tripLimits.lookNetwork, visit.ip]]);
    if (tooMany) return refuse(tooMany);
    const looked = await attempt(visit.log, async () => ({
      ok: true as const,
      subjects: await findSubjects(services.db, [wanted]),
    }));
    if (!looked.ok) return refuse(looked);
    const found = looked.subjects[keyOf(wanted) ?? ""];
    if (!found) return refuse({ ok: false, reason: "unknown-subject" });
    const { id, name, address, dates } = found;
    const subject = { kind, id, name, address, dates };
    return data<AddResult>({ toast: { title: name }, subject });
  }

  function sendToLogin(back: string) {
    const headers = flashHeaders(services.env.APP_ORIGIN, loginRequired);
    return redirect(`/login?${new URLSearchParams({ returnTo: back })}`, { headers });
  }

  function refuse(refused: Refused<TripRefusal>) {
    const { status, words } = describeRefusal(tripRefusals, refused, services.env);
    return answer({ title: "Not added", description: words, variant: "destructive" }, status);
  }

  function answer(toast: Flash, status: number) {
    if (stay) return data<AddResult>({ toast }, { status });
    return redirect(page, { headers: flashHeaders(services.env.APP_ORIGIN, toast) });
  }
}

async function undo({ request, context, form }: Args) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  const read = readForm(undoForm, form);
  if (!read.ok) throw data(null, { status: 400 });
  const { undo: stopId, trip: tripId, returnTo } = read.value;
  const result = await attempt(visit.log, () =>
    takeOut(services, actorOf(visit, request), { tripId, stopId }),
  );
  const toast: Flash = result.ok
    ? takenOut
    : {
        title: "Not taken out",
        description: describeRefusal(tripRefusals, result, services.env).words,
        variant: "destructive",
      };
  return redirect(readReturnTo(returnTo, "/trips"), {
    headers: flashHeaders(services.env.APP_ORIGIN, toast),
  });
}

/** A visitor's trip is in the browser. When the server is out of reach the page stays as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (isBrowserUndo(form)) {
    undoInBrowser(form);
    showToast(takenOut);
    return redirect(readReturnTo(form.get("returnTo"), "/trip"));
  }
  try {
    const answer: AddResult = await serverAction();
    return answer.subject ? addInBrowser(answer.subject, form) : answer;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { toast: unreachable } satisfies AddResult;
  }
}

const loginRequired: Flash = { title: "Login Required", description: "Please log in to plan a trip." };
const unreachable: Flash = {
  title: "Not added",
  description: "We cannot be reached just now. Please try again in a moment.",
  variant: "destructive",
};
