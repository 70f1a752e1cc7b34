import { useNavigate } from "react-router";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import type { FormErrors } from "#platform/http/forms/read-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { Dialog } from "#ui/dialog.tsx";
import { sendRequest } from "../../commands/send-request.server.ts";
import { RequestForm } from "../components/request-form.tsx";
import { requestSchema } from "../input.ts";
import { lacksField } from "../missing-fields.ts";
import { newRequestRefusals, requestToasts } from "../refusals.ts";
import type { Route } from "./+types/request";

export const meta = pageTitle("Request something · Travel", { robots: "noindex" });

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  const { person } = context.get(visitContext);
  return {
    fields: describeFields(requestSchema),
    stamp: stampForm(env.AUTH_SECRET, Date.now()),
    person: person && { name: person.username, email: person.email },
  };
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    schema: requestSchema,
    refusals: newRequestRefusals,
    ...requestToasts.failed,
    toastFor: (errors: FormErrors) => ({ ...toastFor(errors), variant: "destructive" }),
    checksBots: "typed",
    run: sendRequest,
    done: { to: "/travel", toast: requestToasts.done },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, requestToasts.failed);

/** A dialog over the travel page. Without JavaScript it is rendered open. */
export default function RequestPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      isOpenFromStart
      size="large"
      open
      onClose={() => void navigate("/travel", { preventScrollReset: true, state: { closedDialog: true } })}
      title="Request something"
      description="No account needed. A person reads every note."
      palette="green"
    >
      <RequestForm {...loaderData} failure={failure} />
    </Dialog>
  );
}

function toastFor(errors: FormErrors) {
  if (lacksField(errors)) return requestToasts.missing;
  const [description = ""] = Object.values(errors);
  return { title: requestToasts.failed.title, description };
}
