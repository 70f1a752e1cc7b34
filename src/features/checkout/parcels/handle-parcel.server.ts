import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { cancelParcel } from "../commands/cancel-parcel.server.ts";
import { deliverParcel } from "../commands/deliver-parcel.server.ts";
import { packParcel } from "../commands/pack-parcel.server.ts";
import { sendParcel } from "../commands/send-parcel.server.ts";
import { cancelSchema, sendSchema } from "./input.ts";
import { parcelRefusals as refusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
type Sent = { form: FormData; to: string };

/**
 * Handles a parcel form. The form's id contains the verb and the parcel: `send-<id>`. The command checks the
 * permission.
 */
export function handleParcel(args: Args, { form, to }: Sent) {
  const [, verb, id = ""] = /^(pack|send|deliver|cancel)-([0-9a-f-]{36})$/.exec(formIdOf(form)) ?? [];
  const nothing = z.object({});
  switch (verb) {
    case "pack":
      return handleForm(args, {
        form,
        refusals,
        schema: nothing,
        title: "Not packed",
        refusedTo: to,
        run: (services, actor) => packParcel(services, actor, { id }),
        done: { to, toast: { title: "Packed", description: "We’re emailing the buyer." } },
      });
    case "send":
      return handleForm(args, {
        form,
        refusals,
        schema: sendSchema,
        title: "Not sent",
        run: (services, actor, sent) => sendParcel(services, actor, { id, ...sent }),
        done: { to, toast: { title: "Marked as shipped", description: "We’re emailing the buyer." } },
      });
    case "deliver":
      return handleForm(args, {
        form,
        refusals,
        schema: nothing,
        title: "Not delivered",
        refusedTo: to,
        run: (services, actor) => deliverParcel(services, actor, { id }),
        done: { to, toast: { title: "Delivered" } },
      });
    case "cancel":
      return handleForm(args, {
        form,
        refusals,
        schema: cancelSchema,
        title: "Not canceled",
        run: (services, actor, canceled) => cancelParcel(services, actor, { id, ...canceled }),
        done: { to, toast: { title: "Canceled", description: "The money for it goes back." } },
      });
    default:
      throw data(null, { status: 400 });
  }
}
