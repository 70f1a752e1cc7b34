import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { formIdOf } from "#platform/http/form/form-failure.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { PasswordField, TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import { formatDay } from "#ui/format-day.ts";
import { failureTitles, isAccountForm } from "../account-forms.ts";
import { answerAccount } from "../answer-account.server.ts";
import { DeviceList } from "../components/device-list.tsx";
import { AccountSection } from "../exports/account-section.tsx";
import { requirePerson } from "../exports/guards.server.ts";
import { passwordChangeSchema, renameSchema } from "../input.ts";
import { listDevices } from "../queries/list-devices.server.ts";
import { readVisit } from "../read-visit.server.ts";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: `Your account · ${siteNameOf(root)}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { id, username } = requirePerson(args.context, args.url);
  const { auth, db, env } = readVisit(args).services;
  const { session } = await auth.findSession(args.request.headers);
  const devices = await listDevices(db, { userId: id, token: session?.token ?? "" });
  return {
    username,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    devices: devices.map(({ signedInAt, id, name, isThis }) => ({
      id,
      name,
      isThis,
      day: formatDay(signedInAt),
    })),
    fields: { name: describeFields(renameSchema), password: describeFields(passwordChangeSchema) },
  };
}

export function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  return answerAccount(args);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (form) => {
    const id = formIdOf(form);
    return { title: isAccountForm(id) ? failureTitles[id] : "Not saved" };
  });

export default function Account({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { username, fields, devices, passwordMinLength } = loaderData;
  return (
    <>
      <AccountSection id="name" title="Name" note="Shown beside what you write here.">
        <Form id="name" failure={failure} fields={fields.name} className="form">
          <TextField label="Username" name="username" autoComplete="nickname" defaultValue={username} />
          <FormEnd>
            <SubmitButton variant="secondary" pendingLabel="Saving">
              Save name
            </SubmitButton>
          </FormEnd>
        </Form>
      </AccountSection>
      <AccountSection id="password" title="Password" note="Changing it signs out your other devices.">
        <Form id="password" failure={failure} fields={fields.password} startsAnew className="form">
          <PasswordField label="Password now" name="current" autoComplete="current-password" />
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            hint={`At least ${passwordMinLength} characters.`}
          />
          <FormEnd>
            <SubmitButton variant="secondary" pendingLabel="Changing the password">
              Change password
            </SubmitButton>
          </FormEnd>
        </Form>
      </AccountSection>
      <AccountSection id="devices" title="Devices" note="Where you are signed in.">
        <DeviceList devices={devices} />
      </AccountSection>
    </>
  );
}
