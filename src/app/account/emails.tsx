import { z } from "zod";
import { AccountSection } from "#features/accounts/exports/account-section.tsx";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { renewCalendar } from "#features/events/feeds/commands/renew-calendar.server.ts";
import { findCalendarPath } from "#features/events/feeds/queries/find-calendar-path.server.ts";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { chooseEmails } from "#platform/mail/commands/choose-emails.server.ts";
import { listRefusedKinds } from "#platform/mail/list-refused-kinds.server.ts";
import { Form, FormSubmit } from "#ui/form.tsx";
import { Switch } from "#ui/switch.tsx";
import { chooseSchema } from "../emails/emails-input.ts";
import { emailRefusals as refusals } from "../emails/emails-refusals.ts";
import { features } from "../features.ts";
import type { Route } from "./+types/emails";

export const meta = pageTitle("Email notifications and calendar", { robots: "noindex" });

const emailKinds = features.flatMap(({ optionalEmails }) => optionalEmails);
const path = "/account/letters";
const failed = { title: "Not saved" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requirePerson(context, url);
  const { db, env } = context.get(servicesContext);
  const [refused, calendar] = await Promise.all([listRefusedKinds(db, id), findCalendarPath(db, env, id)]);
  return {
    kinds: emailKinds.map((one) => ({ ...one, isOn: !refused.includes(one.kind) })),
    calendar:
      calendar === null
        ? null
        : {
            file: `${env.APP_ORIGIN}${calendar}.ics`,
            // Opens the calendar program, which polls every hour.
            program: `${env.APP_ORIGIN.replace(/^https?/, "webcal")}${calendar}.ics`,
            news: `${calendar}.rss`,
          },
  };
}

export async function action(args: Route.ActionArgs) {
  requirePerson(args.context, args.url);
  const form = await args.request.formData();
  if (formIdOf(form) === "calendar")
    return handleForm(args, {
      form,
      refusals,
      schema: z.object({}),
      title: failed.title,
      refusedTo: path,
      run: (services, actor) => renewCalendar(services, actor),
      done: { to: `${path}#calendar`, toast: { title: "Your calendar has a new link" } },
    });
  return handleForm(args, {
    form,
    refusals,
    schema: chooseSchema,
    title: failed.title,
    refusedTo: path,
    run: chooseEmails,
    done: (_result, { kind, wants }) => ({
      to: path,
      toast: { title: `${labelOf(kind)}: ${wants ? "on" : "off"}` },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export default function EmailsPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { kinds, calendar } = loaderData;
  return (
    <>
      <AccountSection
        id="letters"
        title="Email notifications"
        note="Emails about your security, your orders and what you asked for are always sent."
      >
        <ul className="border-line border-b">
          {kinds.map(({ kind, label, note, isOn }) => (
            <li key={kind} className="flex items-center justify-between gap-4 border-line border-t py-4">
              <div>
                <b>{label}</b>
                <p className="text-muted text-small">{note}</p>
              </div>
              <Form id={kind} failure={failure} preventScrollReset>
                <input type="hidden" name="kind" value={kind} />
                <Switch name="state" label={label} isOn={isOn}>
                  {isOn ? "On" : "Off"}
                </Switch>
              </Form>
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection
        id="calendar"
        title="Calendar"
        note="Your saved events in your own calendar app. Changes and cancellations show up within the hour."
      >
        {calendar && <CalendarAddress {...calendar} />}
        <Form id="calendar" failure={failure} preventScrollReset>
          <FormSubmit variant={calendar ? "secondary" : "primary"} pendingLabel="Getting the link">
            {calendar ? "Get a new link" : "Get calendar link"}
          </FormSubmit>
        </Form>
        {calendar && (
          <p className="mt-3 text-muted text-small">
            Anyone with the link can see your saved events. A new link turns off the old one right away.
          </p>
        )}
      </AccountSection>
    </>
  );
}

type CalendarAddressProps = { file: string; program: string; news: string };

function CalendarAddress({ file, program, news }: CalendarAddressProps) {
  return (
    <>
      <p>Add this link to your calendar app as a calendar subscription:</p>
      <p className="mt-2 mb-3 [overflow-wrap:anywhere]">
        <code>{file}</code>
      </p>
      <p className="mb-4 flex flex-wrap gap-x-5">
        <a className="link py-2" href={program}>
          Open in your calendar app
        </a>
        <a className="link py-2" href={news}>
          As a news feed (RSS)
        </a>
      </p>
    </>
  );
}

function labelOf(kind: string) {
  return emailKinds.find((one) => one.kind === kind)?.label ?? "Email notifications";
}
