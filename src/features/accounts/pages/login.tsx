import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { readReturnTo } from "#platform/http/return-to.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField, TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerAccountForm } from "../answer-account-form.server.ts";
import { signIn } from "../commands/sign-in.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { ResendLink } from "../components/resend-link.tsx";
import { credentialsSchema } from "../input.ts";
import { requireAnonymous } from "../read-visit.server.ts";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: `Log in · ${siteNameOf(root)}` }];

const failed = { title: "Sign in Failed", description: "Something went wrong" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader(args: Route.LoaderArgs) {
  requireAnonymous(args);
  return { fields: describeFields(credentialsSchema) };
}

export async function action(args: Route.ActionArgs) {
  requireAnonymous(args);
  return answerAccountForm(args, {
    schema: credentialsSchema,
    title: failed.title,
    run: signIn,
    done: ({ setCookies }) => ({
      to: readReturnTo(args.url.searchParams.get("returnTo")),
      toast: { title: "Login Successful!", description: "Welcome back! You are now logged in." },
      setCookies,
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export default function Login({ loaderData: { fields }, actionData: failure }: Route.ComponentProps) {
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
