import { sendForm } from "#platform/http/form/send-form.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerAccountForm } from "../answer-account-form.server.ts";
import { confirmEmailChange } from "../commands/confirm-email-change.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { requirePerson } from "../exports/guards.server.ts";
import { linkSchema } from "../input.ts";
import type { Route } from "./+types/confirm-email";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Confirm your email · ${siteNameOf(root)}` },
  { name: "robots", content: "noindex" },
];

const failed = { title: "Email not changed", description: "Something went wrong" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  const { email } = requirePerson(context, url);
  return { email, token: url.searchParams.get("token") ?? "" };
}

export function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  return answerAccountForm(args, {
    schema: linkSchema,
    title: failed.title,
    run: confirmEmailChange,
    done: () => ({
      to: "/account#email",
      toast: { title: "Email changed", description: "From now on you log in with the new address." },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Opening the link changes nothing: mail scanners open it too. The press of the button does. */
export default function ConfirmEmail({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <AccountPage
      title="A new address."
      lead={`Your account has the address ${loaderData.email} now. Use the one this link was sent to instead?`}
      palette="teal"
      caption="One long market street, with room for one more."
    >
      <Form failure={failure} className="form">
        <input type="hidden" name="token" value={loaderData.token} />
        <FormEnd>
          <SubmitButton size="large" wide pendingLabel="Changing your email">
            Use the new address
          </SubmitButton>
        </FormEnd>
      </Form>
      <p>
        <TextLink to="/account#email">Back to your account</TextLink>
      </p>
    </AccountPage>
  );
}
