import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { formatDay } from "#ui/format-day.ts";
import { failureTitles, isAccountForm } from "../account-forms.ts";
import { AccountLeaving } from "../components/account-leaving.tsx";
import { AccountSettings } from "../components/account-settings.tsx";
import { DeviceList } from "../components/device-list.tsx";
import { AccountSection } from "../exports/account-section.tsx";
import { requirePerson } from "../exports/guards.server.ts";
import { handleAccount } from "../handle-account.server.ts";
import {
  confirmationSchema,
  deletionSchema,
  emailChangeSchema,
  passwordChangeSchema,
  renameSchema,
} from "../input.ts";
import { findAccount } from "../queries/find-account.server.ts";
import { listDevices } from "../queries/list-devices.server.ts";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/account";

export const meta = pageTitle("Your account", { robots: "noindex" });

export async function loader(args: Route.LoaderArgs) {
  const { id: userId, username, email } = requirePerson(args.context, args.url);
  const { auth, db, env } = readVisit(args).services;
  const { session } = await auth.findSession(args.request.headers);
  const devices = await listDevices(db, { userId, token: session?.token ?? "" });
  return {
    username,
    email,
    newEmail: (await findAccount(db, userId))?.newEmail ?? null,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    devices: devices.map(({ id, name, isThis, signedInAt }) => ({
      id,
      name,
      isThis,
      day: formatDay(signedInAt),
    })),
    fields: {
      name: describeFields(renameSchema),
      email: describeFields(emailChangeSchema),
      password: describeFields(passwordChangeSchema),
      data: describeFields(confirmationSchema),
      delete: describeFields(deletionSchema),
    },
  };
}

export function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  return handleAccount(args);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (form) => {
    const id = formIdOf(form);
    return { title: isAccountForm(id) ? failureTitles[id] : "Not saved" };
  });

export default function Account({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { devices, ...settings } = loaderData;
  return (
    <>
      <AccountSettings {...settings} failure={failure} />
      <AccountSection id="devices" title="Devices" note="Where you are signed in.">
        <DeviceList devices={devices} />
      </AccountSection>
      <AccountLeaving fields={settings.fields} failure={failure} />
    </>
  );
}
