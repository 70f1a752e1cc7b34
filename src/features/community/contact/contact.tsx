import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { plainPageMeta } from "#platform/http/meta/plain-page-meta.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { sendMessage } from "../commands/send-message.server.ts";
import { requireHelp } from "../require-help.server.ts";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";
import { contactSchema } from "./input.ts";
import { contactRefusals } from "./refusals.ts";

export const meta = plainPageMeta({
  title: "Contact us",
  description: "Write to the people who run this site. A real person will email you back.",
  path: "/contact",
});

const failed = { title: "Message not sent" };
const sent = { title: "Message sent", description: "Thank you. We’ll email you back." };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  await requireHelp(db);
  const { person } = context.get(visitContext);
  return {
    isSent: url.searchParams.has("sent"),
    fields: describeFields(contactSchema),
    stamp: stampForm(env.AUTH_SECRET, Date.now()),
    person: person && { name: person.username, email: person.email },
  };
}

export async function action(args: Route.ActionArgs) {
  await requireHelp(args.context.get(servicesContext).db);
  return handleForm(args, {
    schema: contactSchema,
    refusals: contactRefusals,
    title: failed.title,
    checksBots: "typed",
    run: sendMessage,
    done: { to: "/contact?sent=yes", toast: sent },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

const cloths = (["gold", "teal", "clay", "green"] as const).map((palette, index) => (
  <Cloth key={palette} id={`co${index + 1}`} palette={palette} ratio={0.28} height={470} eager />
));

/** The contact form, and a thank-you after it. */
export default function ContactPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { isSent, fields, stamp, person } = loaderData;
  return (
    <SplitPage palette="indigo" caption="Knock. Somebody is home." cloths={cloths}>
      {isSent ? (
        <div>
          <h1>Thank you.</h1>
          <p className="lead">Your message is on its way to us. A real person will email you back.</p>
          <div className="actions mt-6">
            <ButtonLink to="/">Back to the home page</ButtonLink>
            <ButtonLink to="/help" variant="secondary">
              Help Center
            </ButtonLink>
          </div>
        </div>
      ) : (
        <div className="form">
          <div>
            <h1>Contact us</h1>
            <p className="text-muted">
              A real person will email you back. Many answers are in the{" "}
              <TextLink to="/help">Help Center</TextLink> already.
            </p>
          </div>
          <ContactForm {...{ fields, stamp, person, failure }} />
        </div>
      )}
    </SplitPage>
  );
}
