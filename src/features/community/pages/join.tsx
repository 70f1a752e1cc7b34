import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { plainPageMeta } from "#platform/http/meta/plain-page-meta.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { JoinForm } from "../components/join-form.tsx";
import { JoinSide } from "../components/join-side.tsx";
import { handleJoin } from "../handle-join.server.ts";
import { joinSchema } from "../input.ts";
import { joinToasts } from "../refusals.ts";
import type { Route } from "./+types/join";

export const meta = plainPageMeta({
  title: "Join the Community",
  description:
    "Put your name down and tell us what you make, mend, cook, teach or carry. Only name and email are required.",
  path: "/join-community",
});

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  const { person } = context.get(visitContext);
  return {
    fields: describeFields(joinSchema),
    stamp: stampForm(env.AUTH_SECRET, Date.now()),
    person: person && { name: person.username, email: person.email },
  };
}

export const action = (args: Route.ActionArgs) => handleJoin(args);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, joinToasts.failed);

export default function JoinPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  return (
    <div className="join-page" data-palette="teal">
      <div className="join-pane">
        <h1>Join the Community</h1>
        <p className="lead">
          Tell us who you are and what you make, mend, cook, teach or carry. Only name and email are required.
        </p>
        <JoinForm {...loaderData} failure={failure} />
      </div>
      <JoinSide />
    </div>
  );
}
