import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { register } from "../commands/register.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { NewPasswordField } from "../components/new-password-field.tsx";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { registrationSchema } from "../input.ts";
import { readVisit, requireAnonymous } from "../read-visit.server.ts";
import { sendAccountForm } from "../send-account-form.ts";
import type { Route } from "./+types/register";

export const meta = pageTitle("Sign up");

const failed = "Sign up Failed";

export function loader(args: Route.LoaderArgs) {
  requireAnonymous(args);
  return {
    fields: describeFields(registrationSchema),
    passwordMinLength: readVisit(args).services.env.PASSWORD_MIN_LENGTH,
  };
}

export async function action(args: Route.ActionArgs) {
  requireAnonymous(args);
  return handleAccountForm(args, { schema: registrationSchema, title: failed, run: register, done });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

export default function Register({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { fields, passwordMinLength } = loaderData;
  return (
    <AccountPage
      title="Pull up a chair."
      lead={
        <>
          Already a member? <TextLink to="/login">Log in</TextLink>
        </>
      }
      palette="teal"
    >
      <AccountForm
        failure={failure}
        fields={fields}
        submitLabel="Sign up"
        pendingLabel="Making your account"
        below={
          <>
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
          </>
        }
      >
        <TextField label="Username" name="username" autoComplete="nickname" />
        <TextField label="Email" name="email" autoComplete="username" />
        <NewPasswordField label="Password" minLength={passwordMinLength} />
      </AccountForm>
    </AccountPage>
  );
}

const done = {
  to: "/login?signed-up=yes",
  toast: { title: "Registration Successful!", description: "Please check your email to verify your account" },
};
