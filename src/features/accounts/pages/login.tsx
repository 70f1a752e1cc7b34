import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { PasswordField, TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { signIn } from "../commands/sign-in.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { CheckInbox } from "../components/check-inbox.tsx";
import { ResendLink } from "../components/resend-link.tsx";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { credentialsSchema } from "../input.ts";
import { requireAnonymous } from "../read-visit.server.ts";
import { sendAccountForm } from "../send-account-form.ts";
import { welcome } from "../welcome.ts";
import type { Route } from "./+types/login";

export const meta = pageTitle("Log in");

const failed = "Sign in Failed";

export function loader(args: Route.LoaderArgs) {
  requireAnonymous(args);
  return {
    fields: describeFields(credentialsSchema),
    hasSignedUp: args.url.searchParams.get("signed-up") === "yes",
  };
}

export async function action(args: Route.ActionArgs) {
  requireAnonymous(args);
  const to = readReturnTo(args.url.searchParams.get("returnTo"));
  return handleAccountForm(args, {
    schema: credentialsSchema,
    title: failed,
    run: signIn,
    done: ({ needsCode }) =>
      needsCode ? { to: `/login/code?${new URLSearchParams({ returnTo: to })}` } : { to, toast: welcome },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

export default function Login({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { fields, hasSignedUp } = loaderData;
  return (
    <AccountPage
      title={hasSignedUp ? "Check your inbox." : "Welcome back."}
      lead={
        hasSignedUp ? (
          "We have sent you an email with a link."
        ) : (
          <>
            New here? <TextLink to="/register">Sign up</TextLink>
          </>
        )
      }
      palette="gold"
    >
      {hasSignedUp && <CheckInbox />}
      {hasSignedUp && <h2 className="text-h3">Verified already? Log in</h2>}
      <AccountForm failure={failure} fields={fields} submitLabel="Log in" pendingLabel="Logging in">
        <TextField label="Email" name="email" autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
      </AccountForm>
      {failure?.reason === "unverified" && <ResendLink email={failure.typed.email ?? ""} />}
      <p>
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
      </p>
    </AccountPage>
  );
}
