import { pageTitle } from "#platform/http/meta/page-title.ts";
import { TextLink } from "#ui/text-link.tsx";
import { confirmEmailChange } from "../commands/confirm-email-change.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { requirePerson } from "../exports/guards.server.ts";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { linkSchema } from "../input.ts";
import { sendAccountForm } from "../send-account-form.ts";
import type { Route } from "./+types/confirm-email";

export const meta = pageTitle("Confirm your email", { robots: "noindex" });

const failed = "Email not changed";

export function loader({ context, url }: Route.LoaderArgs) {
  const { email } = requirePerson(context, url);
  return { email, token: url.searchParams.get("token") ?? "" };
}

export function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  return handleAccountForm(args, { schema: linkSchema, title: failed, run: confirmEmailChange, done });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

/** Opening the link changes nothing, because email scanners open it too. Pressing the button does. */
export default function ConfirmEmail({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <AccountPage
      title="A new address."
      lead={`Your account has the address ${loaderData.email} now. Use the one this link was sent to instead?`}
      palette="teal"
    >
      <AccountForm failure={failure} submitLabel="Use the new address" pendingLabel="Changing your email">
        <input type="hidden" name="token" value={loaderData.token} />
      </AccountForm>
      <p>
        <TextLink to="/account#email">Back to your account</TextLink>
      </p>
    </AccountPage>
  );
}

const done = {
  to: "/account#email",
  toast: { title: "Email changed", description: "From now on you log in with the new address." },
};
