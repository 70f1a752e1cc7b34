import { data, type RouterContextProvider } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { eventPictures } from "../submit/event-pictures.ts";
import { eventBody } from "../submit/input.ts";
import { cancelDate } from "./commands/cancel-date.server.ts";
import { cancelEvent } from "./commands/cancel-event.server.ts";
import { editEvent } from "./commands/edit-event.server.ts";
import { moveDate } from "./commands/move-date.server.ts";
import { cancelDateSchema, cancelSchema, moveDateSchema } from "./input.ts";
import { findOwnEvent } from "./queries/list-own-events.server.ts";
import { ownEventRefusals as refusals } from "./refusals.ts";

type Context = Readonly<RouterContextProvider>;
type Args = { context: Context; request: Request; url: URL };

const backTo = "/account/events";

/** The event, if it is the person's own. Otherwise 404. */
export async function requireOwnEvent(context: Context, url: URL, id: string) {
  const { id: userId } = requirePerson(context, url);
  const event = isUuid(id) ? await findOwnEvent(context.get(servicesContext).db, { userId, id }) : null;
  if (!event) throw data(null, { status: 404 });
  return event;
}

/** Changes or cancels the event, or one of its dates, depending on the submitted form. */
export async function handleOwnEvent(args: Args, id: string) {
  await requireOwnEvent(args.context, args.url, id);
  const type = args.request.headers.get("content-type") ?? "";
  // Only the form of the event itself may contain a file, which is streamed.
  if (type.startsWith("multipart/form-data")) return handleEdit(args, id);
  const form = await args.request.formData();
  const [act] = formIdOf(form).split("_");
  const here = `${backTo}/${id}`;
  if (act === "cancel")
    return handleForm(args, {
      ...{ form, refusals, schema: cancelSchema, title: "Event not canceled" },
      run: (services, actor, { note }) => cancelEvent(services, actor, { id, note }),
      done: ({ outcome }) => ({
        to: backTo,
        toast: outcome === "canceled" ? canceled : { title: "Event withdrawn" },
      }),
    });
  if (act === "drop")
    return handleForm(args, {
      ...{ form, refusals, schema: cancelDateSchema, title: "Date not canceled" },
      run: (services, actor, { original_start, note }) =>
        cancelDate(services, actor, { id, originalStart: new Date(original_start), note }),
      done: {
        to: here,
        toast: { title: "Date canceled", description: "Everybody who saved it hears of it." },
      },
    });
  if (act === "move")
    return handleForm(args, {
      ...{ form, refusals, schema: moveDateSchema, title: "Date not moved" },
      run: (services, actor, { original_start, starts_at, note }) =>
        moveDate(services, actor, { id, originalStart: new Date(original_start), startsAt: starts_at, note }),
      done: { to: here, toast: { title: "Date moved", description: "Everybody who saved it hears of it." } },
    });
  return handleEdit(args, id, form);
}

function handleEdit(args: Args, id: string, form?: FormData) {
  return handleForm(args, {
    ...{ refusals, schema: eventBody, title: "Event not saved", ...(form && { form }) },
    files: { image_url: eventPictures },
    run: (services, actor, input) => editEvent(services, actor, { ...input, id }),
    done: ({ outcome }) => ({ to: backTo, toast: edited[outcome] }),
  });
}

const canceled = { title: "Event canceled", description: "Everybody who saved it hears of it." };
const edited = {
  saved: { title: "Event saved", description: "We read it with your changes." },
  waits: { title: "Changes sent", description: "Somebody reads them first. Until then it stays as it was." },
  unchanged: { title: "Nothing has changed" },
};
