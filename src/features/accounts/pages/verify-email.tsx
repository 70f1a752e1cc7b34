import { Form as PlainForm } from "react-router";
import { describeFields, type FormFields } from "#platform/http/forms/describe-fields.server.ts";
import type { FormFailure } from "#platform/http/forms/form-failure.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PasswordField, TextField } from "#ui/field.tsx";
import { exchangeLink } from "../commands/exchange-link.server.ts";
import { requestLink } from "../commands/request-link.server.ts";
import { verifyEmail } from "../commands/verify-email.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { addressSchema, linkAndPasswordSchema, linkSchema } from "../input.ts";
import { findLinkState } from "../queries/find-link-state.server.ts";
import { readVisit } from "../read-visit.server.ts";
import { sendAccountForm } from "../send-account-form.ts";
import type { Route } from "./+types/verify-email";

export const meta = pageTitle("Verify your email", { robots: "noindex" });

const failed = "Email not verified";

export async function loader(args: Route.LoaderArgs) {
  const { services } = readVisit(args);
  const token = args.url.searchParams.get("token");
  return {
    token: token ?? "",
    link: await findLinkState(services.db, token),
    fields: { ...describeFields(linkAndPasswordSchema), ...describeFields(addressSchema) },
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  switch (form.get("intent")) {
    case "resend":
      return resend(args, form);
    case "new-password":
      return redirectToNewPassword(args, form);
    default:
      return verify(args, form);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

function verify(args: Route.ActionArgs, form: FormData) {
  const toast = { title: "Email verified", description: "Your account is ready. Welcome!" };
  const done = { to: "/dashboard", toast };
  return handleAccountForm(args, {
    form,
    schema: linkAndPasswordSchema,
    title: failed,
    run: verifyEmail,
    done,
  });
}

function redirectToNewPassword(args: Route.ActionArgs, form: FormData) {
  const done = ({ token }: { token: string }) => ({
    to: `/reset-password?${new URLSearchParams({ token })}`,
  });
  return handleAccountForm(args, { form, schema: linkSchema, title: failed, run: exchangeLink, done });
}

function resend(args: Route.ActionArgs, form: FormData) {
  return handleAccountForm(args, {
    form,
    schema: addressSchema,
    title: "No link sent",
    run: (services, actor, { email }) => requestLink(services, actor, { email, after: "resend" }),
    done: {
      to: "/login",
      toast: {
        title: "Check your email",
        description: "If an account waits for this address, a new link is on its way.",
      },
    },
  });
}

export default function VerifyEmail({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { token, link, fields } = loaderData;
  if (link === "spent" || failure?.reason === "already-verified") return <AlreadyVerified />;
  // Opening the link changes nothing, because email scanners open it too. Pressing the button does.
  if (link === "usable" && failure?.reason !== "link-expired")
    return <ConfirmEmail token={token} fields={fields} failure={failure} />;
  return <AskForLink isExpired={link !== "missing"} fields={fields} failure={failure} />;
}

type AskProps = { fields: FormFields; failure: FormFailure | undefined };

function ConfirmEmail({ token, fields, failure }: AskProps & { token: string }) {
  return (
    <AccountPage
      title="One last step."
      lead="Enter the password you chose when you signed up."
      palette="teal"
    >
      <AccountForm failure={failure} fields={fields} submitLabel="Verify my email" pendingLabel="Verifying">
        <input type="hidden" name="token" value={token} />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
      </AccountForm>
      <PlainForm method="post" className="grid gap-3 border-t border-line pt-6">
        <input type="hidden" name="intent" value="new-password" />
        <input type="hidden" name="token" value={token} />
        <p className="text-muted">
          Forgotten it, or did somebody else sign up with your email? Choose a password of your own. If you
          want no account, do nothing: it is removed after a week.
        </p>
        <Button type="submit" variant="secondary" wide>
          Set a new password
        </Button>
      </PlainForm>
    </AccountPage>
  );
}

function AlreadyVerified() {
  return (
    <AccountPage title="All set." lead="Your email is verified already." palette="teal">
      <ButtonLink to="/login" size="large" wide>
        Log in
      </ButtonLink>
    </AccountPage>
  );
}

function AskForLink({ isExpired, fields, failure }: AskProps & { isExpired: boolean }) {
  // The line below the title already says that.
  const shown = failure?.reason === "link-expired" ? { ...failure, message: null } : failure;
  const lead = "Tell us your email and we send the link again.";
  return (
    <AccountPage
      title="Need a new link?"
      lead={isExpired ? `This link has been used or has expired. ${lead}` : lead}
      palette="teal"
    >
      <AccountForm
        failure={shown}
        fields={fields}
        submitLabel="Send the link again"
        pendingLabel="Sending the link"
      >
        <input type="hidden" name="intent" value="resend" />
        <TextField label="Email" name="email" autoComplete="username" />
      </AccountForm>
    </AccountPage>
  );
}
