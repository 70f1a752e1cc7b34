import { Form, redirect } from "react-router";
import { attempt } from "#platform/http/attempt.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { readReturnTo } from "#platform/http/return-to.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField, TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { refuseFields, refuseForm } from "../answer-form.server.ts";
import { signIn } from "../commands/sign-in.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { ResendLink } from "../components/resend-link.tsx";
import { SendButton } from "../components/send-button.tsx";
import { sendForm } from "../form-failure.ts";
import { credentialsSchema, readForm } from "../input.ts";
import { readVisit, requireAnonymous } from "../read-visit.server.ts";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: `Log in · ${siteNameOf(root)}` }];

const failureTitle = "Sign in Failed";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader(args: Route.LoaderArgs) {
  requireAnonymous(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  requireAnonymous(args);
  const { services, actor, log } = readVisit(args);
  const form = await args.request.formData();
  const sent = { title: failureTitle, form, env: services.env };
  const input = readForm(credentialsSchema, form);
  if (!input.ok) return refuseFields(sent, input.errors);
  const result = await attempt(log, () => signIn(services, actor, input.values));
  if (!result.ok) return refuseForm(sent, result);

  const answer = flashHeaders(services.env.APP_ORIGIN, {
    title: "Login Successful!",
    description: "Welcome back! You are now logged in.",
  });
  for (const cookie of result.setCookies) answer.append("set-cookie", cookie);
  return redirect(readReturnTo(args.url.searchParams.get("returnTo")), { headers: answer });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failureTitle);

export default function Login({ actionData: failure }: Route.ComponentProps) {
  const { form, isSending } = useFormFailure(failure);
  return (
    <AccountPage
      title="Welcome back."
      lead={
        <>
          New here? <TextLink to="/register">Make an account</TextLink>
        </>
      }
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
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={failure?.errors.password}
        />
        <SendButton label="Log in" pendingLabel="Logging in" isSending={isSending} error={failure?.message} />
      </Form>
      {failure?.reason === "unverified" && <ResendLink email={failure.typed.email} />}
      <p>
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
      </p>
    </AccountPage>
  );
}
