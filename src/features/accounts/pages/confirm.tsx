import { Form as PlainForm, redirect } from "react-router";
import { confirmedMsLeft } from "#platform/auth/is-confirmed.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { readReturnTo } from "#platform/http/request/return-to.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { confirmSession } from "../commands/confirm-session.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { ConfirmFields } from "../components/confirm-fields.tsx";
import { requirePerson } from "../exports/guards.server.ts";
import { handleAccountForm } from "../handle-account-form.server.ts";
import { handleInPlace } from "../handle-in-place.server.ts";
import { sessionConfirmationSchema } from "../input.ts";
import { findHeldForm } from "../queries/find-held-form.server.ts";
import { readVisit } from "../read-visit.server.ts";
import { sendAccountForm } from "../send-account-form.ts";
import type { Route } from "./+types/confirm";

export const meta = pageTitle("Confirm it is you", { robots: "noindex" });

const failed = "Not confirmed";
const fallback = "/account";

/** Asks for the password, then offers the form that waited. */
export async function loader(args: Route.LoaderArgs) {
  requirePerson(args.context, args.url);
  const { auth, db } = readVisit(args).services;
  const { session } = await auth.findSession(args.request.headers);
  const requested = args.url.searchParams.get("returnTo");
  const returnTo = readReturnTo(requested, fallback);
  const isConfirmed = session !== null && confirmedMsLeft(session, Date.now()) > 0;
  const held = isConfirmed ? await findHeldForm(db, session.token) : null;
  if (isConfirmed && requested && held?.path !== returnTo) throw redirect(returnTo);
  return {
    returnTo,
    held,
    hasSecondFactor: session?.hasSecondFactor ?? false,
    fields: describeFields(sessionConfirmationSchema),
  };
}

export async function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  const returnTo = readReturnTo(args.url.searchParams.get("returnTo"), fallback);
  const form = await args.request.formData();
  const sent = { schema: sessionConfirmationSchema, title: failed, run: confirmSession };
  // The dialog on admin pages stays on its page.
  if (form.get("stay")) return handleInPlace(args, form, { ...sent, show: () => ({ isConfirmed: true }) });
  return handleAccountForm(args, {
    ...sent,
    form,
    done: { to: `/account/confirm?${new URLSearchParams({ returnTo })}` },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAccountForm(args, failed);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const failure = actionData && "errors" in actionData ? actionData : undefined;
  const { held, returnTo, hasSecondFactor, fields } = loaderData;
  if (held) return <SendHeld {...held} />;
  return (
    <AccountPage
      title="Confirm it’s you"
      lead="You entered your password more than 30 minutes ago. Enter it again to go on; what you typed is kept."
      palette="gold"
    >
      <AccountForm failure={failure} fields={fields} submitLabel="Confirm" pendingLabel="Confirming">
        <ConfirmFields hasSecondFactor={hasSecondFactor} />
      </AccountForm>
      <p>
        <TextLink to={returnTo}>Go back without it</TextLink>
      </p>
    </AccountPage>
  );
}

type SendHeldProps = { path: string; fields: readonly (readonly [name: string, value: string])[] };

/** Sent by a press of the button, so that nothing happens unseen; natively, because the response can be a file. */
function SendHeld({ path, fields }: SendHeldProps) {
  return (
    <AccountPage title="Thank you." lead="Your form waited here. Send it now?" palette="gold">
      <PlainForm method="post" action={path} reloadDocument className="grid gap-4">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may have several fields of one name
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="large" wide>
          Send it now
        </Button>
      </PlainForm>
      <p>
        <TextLink to={path}>Go back without sending it</TextLink>
      </p>
    </AccountPage>
  );
}
