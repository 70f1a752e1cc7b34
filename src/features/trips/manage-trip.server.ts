import type { RouterContextProvider } from "react-router";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { deleteTrip } from "./commands/delete-trip.server.ts";
import { endSharing } from "./commands/end-sharing.server.ts";
import { removeMember } from "./commands/remove-member.server.ts";
import { shareTrip } from "./commands/share-trip.server.ts";
import { membership, noFields, sharing } from "./input.ts";
import { tripRefusals as refusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Answers the forms around the board: sharing, members, leaving, deleting. Null for a form that is none of them. */
export function manageTrip(args: Args, tripId: string, form: FormData) {
  const here = `/trips/${tripId}#share`;
  const all = { form, refusals, title: "Not saved" };
  const [act] = String(form.get("form") ?? "").split("_");
  if (act === "share")
    return handleForm(args, {
      ...all,
      schema: sharing,
      run: (services, actor, { role }) => shareTrip(services, actor, { tripId, role }),
      done: {
        to: here,
        toast: { title: "The link is ready", description: "Anyone with the link can open this trip." },
      },
    });
  if (act === "end")
    return handleForm(args, {
      ...all,
      schema: sharing,
      run: (services, actor, { role }) => endSharing(services, actor, { tripId, role }),
      done: {
        to: here,
        toast: { title: "Link turned off", description: "People who already joined are still here." },
      },
    });
  if (act === "remove")
    return handleForm(args, {
      ...all,
      schema: membership,
      run: (services, actor, { memberId }) => removeMember(services, actor, { tripId, memberId }),
      done: { to: here, toast: { title: "Removed from the trip" } },
    });
  if (act === "leave")
    return handleForm(args, {
      ...all,
      schema: noFields,
      run: (services, actor) =>
        removeMember(services, actor, { tripId, memberId: actor.kind === "person" ? actor.id : "" }),
      done: { to: "/trips", toast: { title: "You left the trip" } },
    });
  if (act === "delete")
    return handleForm(args, {
      ...all,
      schema: noFields,
      run: (services, actor) => deleteTrip(services, actor, { tripId }),
      done: { to: "/trips", toast: { title: "Trip deleted" } },
    });
  return null;
}
