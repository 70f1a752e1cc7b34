import { Form, redirect } from "react-router";
import { attempt } from "#platform/http/attempt.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFormFailure } from "#ui/use-form-failure.ts";
import { refuseFields, refuseForm } from "../answer-form.server.ts";
import { resetPassword } from "../commands/reset-password.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { SendButton } from "../components/send-button.tsx";
import { sendForm } from "../form-failure.ts";
import { linkAndPasswordSchema, readForm } from "../input.ts";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Set a new password · ${siteNameOf(root)}` },
  { name: "robots", content: "noindex" },
];

const failureTitle = "Password not changed";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader(args: Route.LoaderArgs) {
  return {
    token: args.url.searchParams.get("token") ?? "",
    passwordMinLength: readVisit(args).services.env.PASSWORD_MIN_LENGTH,
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, actor, log } = readVisit(args);
  const form = await args.request.formData();
  const sent = { title: failureTitle, form, env: services.env };
  const input = readForm(linkAndPasswordSchema, form);
  if (!input.ok) return refuseFields(sent, input.errors);
  const result = await attempt(log, () => resetPassword(services, actor, input.values));
  if (!result.ok) return refuseForm(sent, result);

  const answer = flashHeaders(services.env.APP_ORIGIN, {
    title: "Password changed",
    description: "Please log in with your new password.",
  });
  for (const cookie of result.setCookies) answer.append("set-cookie", cookie);
  return redirect("/login", { headers: answer });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failureTitle);

export default function ResetPassword({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { form, isSending } = useFormFailure(failure);
  return (
    <AccountPage
      title="A new key."
      lead="Setting a new password logs you out everywhere."
      palette="gold"
      caption="Your seat at the table is where you left it."
    >
      <Form ref={form} method="post" className="form">
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          hint={`At least ${loaderData.passwordMinLength} characters.`}
          error={failure?.errors.password}
        />
        <SendButton
          label="Save the password"
          pendingLabel="Saving your password"
          isSending={isSending}
          error={failure?.message}
        />
        {failure?.reason === "link-expired" && (
          <p>
            <TextLink to="/forgot-password">Send me a new link</TextLink>
          </p>
        )}
      </Form>
    </AccountPage>
  );
}
