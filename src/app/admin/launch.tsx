import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";
import { servicesContext } from "#platform/http/services.ts";
import { flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import { listSwitches } from "#platform/switches/list-switches.server.ts";
import { AuditLine } from "#ui/audit-line.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { Form } from "#ui/form.tsx";
import { describeTime } from "#ui/format-day.ts";
import { Switch } from "#ui/switch.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { openableSwitches } from "../switches.ts";
import type { Route } from "./+types/launch";
import { flipSchema } from "./flip-input.ts";

const refusals = defineRefusals({
  403: { "not-allowed": adminOnly },
  404: { unknown: "There is no such switch." },
  409: { "not-built": "What this switch opens is not built yet." },
});

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const switches = await listSwitches({ db, openableSwitches });
  return {
    switches: switches.map(({ name, description, isBuilt, isOn, flips }) => ({
      name,
      description,
      isBuilt,
      isOn,
      flips: flips.map(({ by, turnedOn, at }) => ({ by, turnedOn, ...describeTime(at) })),
    })),
  };
}

const path = "/admin/launch";
const failed = { title: "Error" };

export async function action(args: Route.ActionArgs) {
  return handleForm(args, {
    schema: flipSchema,
    refusals,
    title: failed.title,
    refusedTo: path,
    run: (services, actor, flip) => flipSwitch({ ...services, openableSwitches }, actor, flip),
    done: (_result, { name, turnOn }) => ({
      to: path,
      toast: { title: `${titleOf(name)}: ${turnOn ? "on" : "off"}` },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export const meta = pageTitle("Admin", { robots: "noindex" });

export default function LaunchPage({ loaderData: { switches }, actionData: failure }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-4 max-w-[64ch] text-pretty text-muted">
        Each switch opens a part of the site for everybody, within five seconds. Every change is logged.
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
          { header: "Last change", cell: (row) => <Flips {...row} /> },
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

/** The last flip, earlier ones in a disclosure, and a link to all of them in the audit log. */
function Flips({ name, isBuilt, flips: [last, ...earlier] }: Row) {
  if (!last) return isBuilt && <span className="text-micro text-muted">Never flipped</span>;
  return (
    <>
      <FlipLine {...last} />
      {earlier.length > 0 && (
        <details className="history">
          <summary>Earlier changes</summary>
          <ol>
            {earlier.map((flip) => (
              <li key={flip.at}>
                <FlipLine {...flip} />
              </li>
            ))}
          </ol>
          <TextLink to={`/admin/audit?${new URLSearchParams({ type: "launch_switch", id: name })}`}>
            All in the audit log
          </TextLink>
        </details>
      )}
    </>
  );
}

function FlipLine({ by, turnedOn, at, when }: Row["flips"][number]) {
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

/** `review_moderation` becomes "Review moderation". */
function titleOf(name: string) {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
