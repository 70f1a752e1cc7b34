import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import type { Refusals } from "#platform/http/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import { listSwitches } from "#platform/switches/list-switches.server.ts";
import { AuditLine } from "#ui/audit-line.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { Form } from "#ui/form.tsx";
import { formatTime } from "#ui/format-day.ts";
import { Switch } from "#ui/switch.tsx";
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

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const switches = await listSwitches({ db, openableSwitches });
  return {
    switches: switches.map(({ name, description, isBuilt, isOn, lastFlip }) => ({
      ...{ name, description, isBuilt, isOn },
      lastFlip: lastFlip && {
        ...{ by: lastFlip.by, turnedOn: lastFlip.turnedOn },
        ...{ at: lastFlip.at.toISOString(), when: formatTime(lastFlip.at) },
      },
    })),
  };
}

const failed = { title: "Error" };

export async function action(args: Route.ActionArgs) {
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
      <p className="mb-4 max-w-[64ch] text-pretty text-muted">
        Each switch opens a part of the site for everybody, within five seconds. Every flip is written down.
      </p>
      <DataTable
        label="Launch switches"
        rows={switches}
        keyOf={({ name }) => name}
        columns={[
          {
            header: "Part of the site",
            cell: ({ name, description }) => <RowTitle title={titleOf(name)} note={description} />,
          },
          { header: "Last change", cell: (row) => <LastFlip {...row} /> },
          {
            header: "State",
            isAction: true,
            cell: (row) => (
              <Form id={row.name} failure={failure} preventScrollReset>
                <FlipSwitch {...row} />
              </Form>
            ),
          },
        ]}
      />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["switches"][number];

function LastFlip({ isBuilt, lastFlip }: Row) {
  if (!lastFlip) return isBuilt && <span className="text-micro text-muted">Never flipped</span>;
  const { by, turnedOn, at, when } = lastFlip;
  return <AuditLine who={by} did={turnedOn ? "turned it on" : "turned it off"} at={at} when={when} />;
}

function FlipSwitch({ name, isBuilt, isOn }: Row) {
  return (
    <>
      <input type="hidden" name="name" value={name} />
      <Switch name="state" label={titleOf(name)} isOn={isOn} disabled={!isBuilt}>
        {!isBuilt ? "Not built" : isOn ? "On" : "Off"}
      </Switch>
    </>
  );
}

/** `review_moderation` reads as "Review moderation". */
function titleOf(name: string) {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
