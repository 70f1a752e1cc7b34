import { Form, redirect } from "react-router";
import { attempt } from "#platform/http/attempt.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { TextField } from "#ui/field.tsx";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { refuseFields, refuseForm } from "../answer-form.server.ts";
import { resendVerification } from "../commands/resend-verification.server.ts";
import { verifyEmail } from "../commands/verify-email.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { SendButton } from "../components/send-button.tsx";
import { addressSchema, linkSchema, readForm } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Verify your email · ${siteNameOf(root)}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  return form.get("intent") === "resend" ? resend(args, form) : verify(args, form);
}

async function verify(args: Route.ActionArgs, form: FormData) {
  const { services, visitor, log } = readVisit(args);
  const sent = { title: "Email not verified", form, env: services.env };
  const input = readForm(linkSchema, form);
  if (!input.ok) return refuseForm(sent, { ok: false, reason: "link-expired" });
  const result = await attempt(log, () => verifyEmail(services, visitor, input.values));
  if (!result.ok) return refuseForm(sent, result);
  const flash = { title: "Email verified", description: "Your account is ready. Please log in." };
  return redirect("/login", { headers: flashHeaders(services.env.APP_ORIGIN, flash) });
}

async function resend(args: Route.ActionArgs, form: FormData) {
  const { services, visitor, log } = readVisit(args);
  const sent = { title: "No link sent", form, env: services.env };
  const input = readForm(addressSchema, form);
  if (!input.ok) return refuseFields(sent, input.errors);
  const result = await attempt(log, () => resendVerification(services, visitor, input.values));
  if (!result.ok) return refuseForm(sent, result);
  const flash = {
    title: "Check your email",
    description: "If an account waits for this address, a new link is on its way.",
  };
  return redirect("/login", { headers: flashHeaders(services.env.APP_ORIGIN, flash) });
}

export default function VerifyEmail({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { form, isSending } = useFormFailure(failure);
  // Opening the link changes nothing: mail scanners open it too. The press of the button does.
  const hasLink = loaderData.token !== null && failure?.reason !== "link-expired";
  return (
    <AccountPage
      title={hasLink ? "One last step." : "Need a new link?"}
      lead={hasLink ? "Confirm that this email is yours." : "Tell us your email and we send the link again."}
      palette="teal"
      caption="One long market street, with room for one more."
    >
      <Form ref={form} method="post" className="form">
        {hasLink ? (
          <input type="hidden" name="token" value={loaderData.token ?? ""} />
        ) : (
          <>
            <input type="hidden" name="intent" value="resend" />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              required
              defaultValue={failure?.typed.email}
              error={failure?.errors.email}
            />
          </>
        )}
        <SendButton
          label={hasLink ? "Verify my email" : "Send the link again"}
          pendingLabel={hasLink ? "Verifying" : "Sending the link"}
          isSending={isSending}
          error={failure?.message}
        />
      </Form>
    </AccountPage>
  );
}
