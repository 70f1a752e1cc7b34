import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { resetPassword } from "../commands/reset-password.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { linkAndPasswordSchema } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import { accountRefusals } from "../refusals.ts";
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
  const { services, actor } = readVisit(args);
  return answerForm(args, {
    schema: linkAndPasswordSchema,
    refusals: accountRefusals,
    title: failed.title,
    run: (input) => resetPassword(services, actor, input),
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
      <Form failure={failure} fields={loaderData.fields} className="form">
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${loaderData.passwordMinLength} characters.`}
        />
        <FormEnd>
          <SubmitButton size="large" wide pendingLabel="Saving your password">
            Save the password
          </SubmitButton>
        </FormEnd>
        {failure?.reason === "link-expired" && (
          <p>
            <TextLink to="/forgot-password">Send me a new link</TextLink>
          </p>
        )}
      </Form>
    </AccountPage>
  );
}
