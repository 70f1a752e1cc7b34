import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { TextField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerAccountForm } from "../answer-account-form.server.ts";
import { requestLink } from "../commands/request-link.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { addressSchema } from "../input.ts";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Forgot your password? · ${siteNameOf(root)}` },
];

const failed = { title: "No link sent", description: "Something went wrong" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = () => ({ fields: describeFields(addressSchema) });

export async function action(args: Route.ActionArgs) {
  return answerAccountForm(args, {
    schema: addressSchema,
    title: failed.title,
    run: (services, actor, { email }) => requestLink(services, actor, { email, after: "forgot-password" }),
    // The same words whether the address has an account or not.
    done: () => ({
      to: "/login",
      toast: {
        title: "Check your email",
        description: "If this address has an account, a link to set a new password is on its way.",
      },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export default function ForgotPassword({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Lost your key?"
      lead="Tell us your email and we send you a link to set a new password."
      palette="gold"
      caption="Your seat at the table is where you left it."
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
