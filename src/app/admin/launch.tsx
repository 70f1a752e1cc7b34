import { requireAdmin } from "#features/accounts/exports/guards.server.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import type { Refusals } from "#platform/http/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import { type LaunchSwitch, listSwitches } from "#platform/switches/list-switches.server.ts";
import { Badge } from "#ui/badge.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-state.ts";
import { formatDay } from "#ui/format-day.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { openableSwitches } from "../switches.ts";
import type { Route } from "./+types/launch";
import { flipSchema } from "./input.ts";

const refusals: Refusals<"not-allowed" | "unknown" | "not-built" | "unexpected"> = {
  "not-allowed": { status: 403, words: "Only an admin may do this." },
  unknown: { status: 404, words: "There is no such switch." },
  "not-built": { status: 409, words: "What this switch opens is not built yet." },
  unexpected: { status: 503, words: "Something went wrong on our side. Please try again in a moment." },
};

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const { db } = context.get(servicesContext);
  const switches = await listSwitches({ db, openableSwitches });
  return {
    switches: switches.map(({ name, description, isBuilt, isOn, updatedAt, updatedBy }) => ({
      ...{ name, description, isBuilt, isOn },
      flipped: updatedBy && { by: updatedBy, at: updatedAt.toISOString(), day: formatDay(updatedAt) },
    })),
  };
}

const failed = { title: "Error" };

export async function action(args: Route.ActionArgs) {
  requireAdmin(args.context, args.url);
  return answerForm(args, {
    schema: flipSchema,
    refusals,
    title: failed.title,
    refusedTo: "/admin",
    run: (services, actor, flip) => flipSwitch({ ...services, openableSwitches }, actor, flip),
    done: (_result, { name, turnOn }) => ({
      to: "/admin",
      toast: { title: `${titleOf(name)}: ${turnOn ? "on" : "off"}` },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export const meta = () => pageMeta({ title: "Admin", isPrivate: true });

export default function LaunchPage({ loaderData: { switches }, actionData: failure }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-6 mb-4 max-w-[64ch] text-muted">
        Each switch opens a part of the site for everybody, within five seconds. Every flip is written down.
      </p>
      <ul className="border-t-2 border-ink">
        {switches.map((known) => (
          <SwitchLine key={known.name} {...known} failure={failure} />
        ))}
      </ul>
    </>
  );
}

type SwitchLineProps = Route.ComponentProps["loaderData"]["switches"][number] & {
  failure: FormFailure | undefined;
};

function SwitchLine({ name, description, isBuilt, isOn, flipped, failure }: SwitchLineProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_6rem_7rem]">
      <div>
        <h2 className="font-text! text-base! leading-normal! font-semibold! tracking-normal!">
          {titleOf(name)}
        </h2>
        <p className="text-small text-muted">{description}</p>
        {flipped && (
          <p className="text-small text-muted [overflow-wrap:anywhere]">
            Turned {isOn ? "on" : "off"} by {flipped.by}, <time dateTime={flipped.at}>{flipped.day}</time>
          </p>
        )}
      </div>
      <State isBuilt={isBuilt} isOn={isOn} />
      {isBuilt && (
        <Form id={name} failure={failure}>
          <input type="hidden" name="name" value={name} />
          <SubmitButton
            name="state"
            value={isOn ? "off" : "on"}
            size="small"
            variant={isOn ? "secondary" : "approve"}
            wide
            aria-label={`Turn ${isOn ? "off" : "on"} ${titleOf(name)}`}
          >
            Turn {isOn ? "off" : "on"}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

function State({ isBuilt, isOn }: Pick<LaunchSwitch, "isBuilt" | "isOn">) {
  if (!isBuilt) return <Badge className="justify-self-start">Not built</Badge>;
  return (
    <Badge tone={isOn ? "good" : "plain"} className="justify-self-start">
      {isOn ? "On" : "Off"}
    </Badge>
  );
}

/** `review_moderation` reads as "Review moderation". */
function titleOf(name: string) {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
