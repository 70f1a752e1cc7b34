import { data, Form, redirect, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/exports/guards.server.ts";
import { actorOf } from "#platform/auth/actor.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import { type LaunchSwitch, listSwitches } from "#platform/switches/list-switches.server.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay } from "#ui/format-day.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { openableSwitches } from "../switches.ts";
import type { Route } from "./+types/launch";
import { readFlip } from "./input.ts";

const refusals = {
  "not-allowed": "Only an admin may do this.",
  unknown: "There is no such switch.",
  "not-built": "What this switch opens is not built yet.",
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

export async function action({ request, context, url }: Route.ActionArgs) {
  requireAdmin(context, url);
  const { db, env } = context.get(servicesContext);
  const flip = readFlip(await request.formData());
  if (!flip) throw data(null, { status: 400 });
  const result = await flipSwitch(
    { db, openableSwitches },
    actorOf(context.get(visitContext), request),
    flip,
  );
  const flash = result.ok
    ? { title: `${titleOf(flip.name)}: ${flip.turnOn ? "on" : "off"}` }
    : { title: "Error", description: refusals[result.reason], variant: "destructive" as const };
  return redirect("/admin", { headers: flashHeaders(env.APP_ORIGIN, flash) });
}

export const meta = () => pageMeta({ title: "Admin", isPrivate: true });

export default function LaunchPage({ loaderData: { switches } }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-6 mb-4 max-w-[64ch] text-muted">
        Each switch opens a part of the site for everybody, within five seconds. Every flip is written down.
      </p>
      <ul className="border-t-2 border-ink">
        {switches.map((known) => (
          <SwitchLine key={known.name} {...known} />
        ))}
      </ul>
    </>
  );
}

type SwitchLineProps = Route.ComponentProps["loaderData"]["switches"][number];

function SwitchLine({ name, description, isBuilt, isOn, flipped }: SwitchLineProps) {
  const { formData } = useNavigation();
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
        <Form method="post">
          <input type="hidden" name="name" value={name} />
          <Button
            type="submit"
            name="state"
            value={isOn ? "off" : "on"}
            size="small"
            variant={isOn ? "secondary" : "approve"}
            wide
            pending={formData?.get("name") === name}
            aria-label={`Turn ${isOn ? "off" : "on"} ${titleOf(name)}`}
          >
            Turn {isOn ? "off" : "on"}
          </Button>
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
