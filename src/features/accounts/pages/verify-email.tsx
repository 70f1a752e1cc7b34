import { Form, redirect } from "react-router";
import { attempt } from "#platform/http/attempt.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PasswordField, TextField } from "#ui/field.tsx";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { refuseFields, refuseForm } from "../answer-form.server.ts";
import { exchangeLink } from "../commands/exchange-link.server.ts";
import { requestLink } from "../commands/request-link.server.ts";
import { verifyEmail } from "../commands/verify-email.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { SendButton } from "../components/send-button.tsx";
import { type FormFailure, sendForm } from "../form-failure.ts";
import { addressSchema, linkAndPasswordSchema, linkSchema, readForm } from "../input.ts";
import { findLinkState } from "../queries/find-link-state.server.ts";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Verify your email · ${siteNameOf(root)}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const verifyFailureTitle = "Email not verified";

export async function loader(args: Route.LoaderArgs) {
  const { services } = readVisit(args);
  const token = args.url.searchParams.get("token");
  return { token: token ?? "", link: await findLinkState(services.db, token) };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  switch (form.get("intent")) {
    case "resend":
      return resend(args, form);
    case "new-password":
      return leadToNewPassword(args, form);
    default:
      return verify(args, form);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, verifyFailureTitle);

async function verify(args: Route.ActionArgs, form: FormData) {
  const { services, actor, log } = readVisit(args);
  const sent = { title: verifyFailureTitle, form, env: services.env };
  const input = readForm(linkAndPasswordSchema, form);
  if (!input.ok) return refuseFields(sent, input.errors);
  const result = await attempt(log, () => verifyEmail(services, actor, input.values));
  if (!result.ok) return refuseForm(sent, result);
  const flash = { title: "Email verified", description: "Your account is ready. Welcome!" };
  const answer = flashHeaders(services.env.APP_ORIGIN, flash);
  for (const cookie of result.setCookies) answer.append("set-cookie", cookie);
  return redirect("/dashboard", { headers: answer });
}

async function leadToNewPassword(args: Route.ActionArgs, form: FormData) {
  const { services, actor, log } = readVisit(args);
  const sent = { title: verifyFailureTitle, form, env: services.env };
  const input = readForm(linkSchema, form);
  if (!input.ok) return refuseForm(sent, { ok: false, reason: "link-expired" });
  const result = await attempt(log, () => exchangeLink(services, actor, input.values));
  if (!result.ok) return refuseForm(sent, result);
  return redirect(`/reset-password?${new URLSearchParams({ token: result.token })}`);
}

async function resend(args: Route.ActionArgs, form: FormData) {
  const { services, actor, log } = readVisit(args);
  const sent = { title: "No link sent", form, env: services.env };
  const input = readForm(addressSchema, form);
  if (!input.ok) return refuseFields(sent, input.errors);
  const request = { ...input.values, after: "resend" } as const;
  const result = await attempt(log, () => requestLink(services, actor, request));
  if (!result.ok) return refuseForm(sent, result);
  const flash = {
    title: "Check your email",
    description: "If an account waits for this address, a new link is on its way.",
  };
  return redirect("/login", { headers: flashHeaders(services.env.APP_ORIGIN, flash) });
}

export default function VerifyEmail({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { token, link } = loaderData;
  if (link === "spent" || failure?.reason === "already-verified") return <AlreadyVerified />;
  // Opening the link changes nothing: mail scanners open it too. The press of the button does.
  if (link === "usable" && failure?.reason !== "link-expired")
    return <ConfirmEmail token={token} failure={failure} />;
  return <AskForLink isExpired={link !== "missing"} failure={failure} />;
}

const look = { palette: "teal", caption: "One long market street, with room for one more." } as const;

function ConfirmEmail({ token, failure }: { token: string; failure: FormFailure | undefined }) {
  const { form, isSending } = useFormFailure(failure);
  return (
    <AccountPage title="One last step." lead="Enter the password you chose when you signed up." {...look}>
      <Form ref={form} method="post" className="form">
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={failure?.errors.password}
        />
        <SendButton
          label="Verify my email"
          pendingLabel="Verifying"
          isSending={isSending}
          error={failure?.message}
        />
      </Form>
      <Form method="post" className="grid gap-3 border-t border-line pt-6">
        <input type="hidden" name="intent" value="new-password" />
        <input type="hidden" name="token" value={token} />
        <p className="text-muted">
          Forgotten it, or did somebody else sign up with your email? Choose a password of your own. If you
          want no account, do nothing: it is removed after a week.
        </p>
        <Button type="submit" variant="secondary" wide>
          Set a new password
        </Button>
      </Form>
    </AccountPage>
  );
}

function AlreadyVerified() {
  return (
    <AccountPage title="All set." lead="Your email is verified already." {...look}>
      <ButtonLink to="/login" size="large" wide>
        Log in
      </ButtonLink>
    </AccountPage>
  );
}

type AskForLinkProps = { isExpired: boolean; failure: FormFailure | undefined };

function AskForLink({ isExpired, failure }: AskForLinkProps) {
  const { form, isSending } = useFormFailure(failure);
  const lead = "Tell us your email and we send the link again.";
  return (
    <AccountPage
      title="Need a new link?"
      lead={isExpired ? `This link has been used or has expired. ${lead}` : lead}
      {...look}
    >
      <Form ref={form} method="post" className="form">
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
        <SendButton
          label="Send the link again"
          pendingLabel="Sending the link"
          isSending={isSending}
          error={failure?.reason === "link-expired" ? null : failure?.message}
        />
      </Form>
    </AccountPage>
  );
}
