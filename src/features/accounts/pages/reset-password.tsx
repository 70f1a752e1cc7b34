import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { TextLink } from "#ui/text-link.tsx";
import { resetPassword } from "../commands/reset-password.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { NewPasswordField } from "../components/new-password-field.tsx";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { linkAndPasswordSchema } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import { sendAccountForm } from "../send-account-form.ts";
import type { Route } from "./+types/reset-password";

export const meta = pageTitle("Set a new password", { robots: "noindex" });

const failed = "Password not changed";

export function loader(args: Route.LoaderArgs) {
  return {
    fields: describeFields(linkAndPasswordSchema),
    token: args.url.searchParams.get("token") ?? "",
    passwordMinLength: readVisit(args).services.env.PASSWORD_MIN_LENGTH,
  };
}

export const action = (args: Route.ActionArgs) =>
  handleAccountForm(args, { schema: linkAndPasswordSchema, title: failed, run: resetPassword, done });

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

export default function ResetPassword({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <AccountPage title="A new key." lead="Setting a new password logs you out everywhere." palette="gold">
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
        <NewPasswordField label="New password" minLength={loaderData.passwordMinLength} />
      </AccountForm>
    </AccountPage>
  );
}

const done = {
  to: "/login",
  toast: { title: "Password changed", description: "Please log in with your new password." },
};
