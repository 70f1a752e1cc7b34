import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { requestLink } from "../commands/request-link.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { addressSchema } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import { accountRefusals } from "../refusals.ts";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Forgot your password? · ${siteNameOf(root)}` },
];

const failed = { title: "No link sent", description: "Something went wrong" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = () => ({ fields: describeFields(addressSchema) });

export async function action(args: Route.ActionArgs) {
  const { services, actor } = readVisit(args);
  return answerForm(args, {
    schema: addressSchema,
    refusals: accountRefusals,
    title: failed.title,
    run: ({ email }) => requestLink(services, actor, { email, after: "forgot-password" }),
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
      <Form failure={failure} fields={loaderData.fields} className="form">
        <TextField label="Email" name="email" autoComplete="username" />
        <FormEnd>
          <SubmitButton size="large" wide pendingLabel="Sending the link">
            Send the link
          </SubmitButton>
        </FormEnd>
        <p>
          <TextLink to="/login">Back to log in</TextLink>
        </p>
      </Form>
    </AccountPage>
  );
}
