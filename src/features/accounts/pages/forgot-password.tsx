import { Form, redirect } from "react-router";
import { attempt } from "#platform/http/attempt.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { refuseFields, refuseForm } from "../answer-form.server.ts";
import { requestLink } from "../commands/request-link.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { SendButton } from "../components/send-button.tsx";
import { sendForm } from "../form-failure.ts";
import { addressSchema, readForm } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Forgot your password? · ${siteNameOf(root)}` },
];

const failureTitle = "No link sent";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action(args: Route.ActionArgs) {
  const { services, actor, log } = readVisit(args);
  const form = await args.request.formData();
  const sent = { title: failureTitle, form, env: services.env };
  const input = readForm(addressSchema, form);
  if (!input.ok) return refuseFields(sent, input.errors);
  const request = { ...input.values, after: "forgot-password" } as const;
  const result = await attempt(log, () => requestLink(services, actor, request));
  if (!result.ok) return refuseForm(sent, result);

  // The same words whether the address has an account or not.
  return redirect("/login", {
    headers: flashHeaders(services.env.APP_ORIGIN, {
      title: "Check your email",
      description: "If this address has an account, a link to set a new password is on its way.",
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failureTitle);

export default function ForgotPassword({ actionData: failure }: Route.ComponentProps) {
  const { form, isSending } = useFormFailure(failure);
  return (
    <AccountPage
      title="Lost your key?"
      lead="Tell us your email and we send you a link to set a new password."
      palette="gold"
      caption="Your seat at the table is where you left it."
    >
      <Form ref={form} method="post" className="form">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={failure?.typed.email}
          error={failure?.errors.email}
        />
        <SendButton
          label="Send the link"
          pendingLabel="Sending the link"
          isSending={isSending}
          error={failure?.message}
        />
        <p>
          <TextLink to="/login">Back to log in</TextLink>
        </p>
      </Form>
    </AccountPage>
  );
}
