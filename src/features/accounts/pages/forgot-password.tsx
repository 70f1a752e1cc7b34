import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { requestLink } from "../commands/request-link.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { addressSchema } from "../input.ts";
import { sendAccountForm } from "../send-account-form.ts";
import type { Route } from "./+types/forgot-password";

export const meta = pageTitle("Forgot your password?");

const failed = "No link sent";

export const loader = () => ({ fields: describeFields(addressSchema) });

export const action = (args: Route.ActionArgs) =>
  handleAccountForm(args, {
    schema: addressSchema,
    title: failed,
    run: (services, actor, { email }) => requestLink(services, actor, { email, after: "forgot-password" }),
    done,
  });

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

export default function ForgotPassword({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Lost your key?"
      lead="Tell us your email and we send you a link to set a new password."
      palette="gold"
    >
      <AccountForm
        failure={failure}
        fields={loaderData.fields}
        submitLabel="Send the link"
        pendingLabel="Sending the link"
        below={
          <p>
            <TextLink to="/login">Back to log in</TextLink>
          </p>
        }
      >
        <TextField label="Email" name="email" autoComplete="username" />
      </AccountForm>
    </AccountPage>
  );
}

// The same message whether the address has an account or not.
const done = {
  to: "/login",
  toast: {
    title: "Check your email",
    description: "If this address has an account, a link to set a new password is on its way.",
  },
};
