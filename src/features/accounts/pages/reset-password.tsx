import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerAccountForm } from "../answer-account-form.server.ts";
import { resetPassword } from "../commands/reset-password.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { linkAndPasswordSchema } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Set a new password · ${siteNameOf(root)}` },
  { name: "robots", content: "noindex" },
];

const failed = { title: "Password not changed", description: "Something went wrong" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader(args: Route.LoaderArgs) {
  return {
    fields: describeFields(linkAndPasswordSchema),
    token: args.url.searchParams.get("token") ?? "",
    passwordMinLength: readVisit(args).services.env.PASSWORD_MIN_LENGTH,
  };
}

export async function action(args: Route.ActionArgs) {
  return answerAccountForm(args, {
    schema: linkAndPasswordSchema,
    title: failed.title,
    run: resetPassword,
    done: ({ setCookies }) => ({
      to: "/login",
      toast: { title: "Password changed", description: "Please log in with your new password." },
      setCookies,
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export default function ResetPassword({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <AccountPage
      title="A new key."
      lead="Setting a new password logs you out everywhere."
      palette="gold"
      caption="Your seat at the table is where you left it."
    >
      <AccountForm
        failure={failure}
        fields={loaderData.fields}
        submitLabel="Save the password"
        pendingLabel="Saving your password"
        below={
          failure?.reason === "link-expired" && (
            <p>
              <TextLink to="/forgot-password">Send me a new link</TextLink>
            </p>
          )
        }
      >
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${loaderData.passwordMinLength} characters.`}
        />
      </AccountForm>
    </AccountPage>
  );
}
