import { challengeCookieName } from "#platform/auth/session-cookie.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { signInWithCode } from "../commands/sign-in-with-code.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { CodeField } from "../components/second-factor-forms.tsx";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { codeSchema } from "../input.ts";
import { readVisit, requireAnonymous } from "../read-visit.server.ts";
import { sendAccountForm } from "../send-account-form.ts";
import { welcome } from "../welcome.ts";
import type { Route } from "./+types/login-code";

export const meta = pageTitle("Enter your code", { robots: "noindex" });

const failed = "Sign in Failed";

export function loader(args: Route.LoaderArgs) {
  requireAnonymous(args);
  const { env } = readVisit(args).services;
  const challenge = findCookie(args.request.headers, challengeCookieName(env.APP_ORIGIN));
  return { fields: describeFields(codeSchema), isExpected: challenge !== null };
}

export async function action(args: Route.ActionArgs) {
  requireAnonymous(args);
  const to = readReturnTo(args.url.searchParams.get("returnTo"));
  return handleAccountForm(args, {
    schema: codeSchema,
    title: failed,
    run: signInWithCode,
    done: { to, toast: welcome },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

export default function LoginCode({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { fields, isExpected } = loaderData;
  if (!isExpected && !failure) return <PasswordFirst />;
  return (
    <AccountPage
      title="One more step."
      lead="Enter the code that your authenticator app shows now."
      palette="gold"
    >
      <AccountForm failure={failure} fields={fields} submitLabel="Log in" pendingLabel="Logging in">
        <CodeField hint="Six digits. Lost your phone? Enter a recovery code." />
      </AccountForm>
      <p>
        <TextLink to="/login">Start again</TextLink>
      </p>
    </AccountPage>
  );
}

/** Shown if the ten minutes between password and code are over, or without a password. */
function PasswordFirst() {
  return (
    <AccountPage title="One more step." lead="Please enter your password first." palette="gold">
      <ButtonLink to="/login" size="large" wide>
        Log in
      </ButtonLink>
    </AccountPage>
  );
}
