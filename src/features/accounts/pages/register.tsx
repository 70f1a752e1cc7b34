import { Form, redirect } from "react-router";
import { attempt } from "#platform/http/attempt.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField, TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { refuseFields, refuseForm } from "../answer-form.server.ts";
import { register } from "../commands/register.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { SendButton } from "../components/send-button.tsx";
import { sendForm } from "../form-failure.ts";
import { readForm, registrationSchema } from "../input.ts";
import { readVisit, requireAnonymous } from "../read-visit.server.ts";
import type { Route } from "./+types/register";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: `Sign up · ${siteNameOf(root)}` }];

const failureTitle = "Sign up Failed";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader(args: Route.LoaderArgs) {
  requireAnonymous(args);
  return { passwordMinLength: readVisit(args).services.env.PASSWORD_MIN_LENGTH };
}

export async function action(args: Route.ActionArgs) {
  requireAnonymous(args);
  const { services, actor, log } = readVisit(args);
  const form = await args.request.formData();
  const sent = { title: failureTitle, form, env: services.env };
  const input = readForm(registrationSchema, form);
  if (!input.ok) return refuseFields(sent, input.errors);
  const result = await attempt(log, () => register(services, actor, input.values));
  if (!result.ok) return refuseForm(sent, result);

  return redirect("/login", {
    headers: flashHeaders(services.env.APP_ORIGIN, {
      title: "Registration Successful!",
      description: "Please check your email to verify your account",
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failureTitle);

export default function Register({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { form, isSending } = useFormFailure(failure);
  return (
    <AccountPage
      title="Pull up a chair."
      lead={
        <>
          Already a member? <TextLink to="/login">Log in</TextLink>
        </>
      }
      palette="teal"
      caption="One long market street, with room for one more."
    >
      <Form ref={form} method="post" className="form">
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          required
          defaultValue={failure?.typed.username}
          error={failure?.errors.username}
        />
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
          autoComplete="new-password"
          required
          hint={`At least ${loaderData.passwordMinLength} characters.`}
          error={failure?.errors.password}
        />
        <SendButton
          label="Sign up"
          pendingLabel="Making your account"
          isSending={isSending}
          error={failure?.message}
        />
        <p className="field-hint">
          By signing up you agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink> and{" "}
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
        </p>
        <p className="field-hint">
          No account needed to be listed as a member:{" "}
          <TextLink to="/join-community" className="whitespace-nowrap">
            join the community
          </TextLink>
          .
        </p>
      </Form>
    </AccountPage>
  );
}
