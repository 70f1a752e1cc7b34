import { AuditLine } from "#ui/audit-line.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { ShownMemberPage } from "./read-member.server.ts";
import { Standing } from "./standing.tsx";

/** The member's identity and account status. */
export function MemberFacts({ email, since, ban, ...member }: ShownMemberPage) {
  return (
    <section aria-label="Facts">
      <FactList
        facts={[
          { label: "Email", value: email },
          {
            label: "Status",
            value: <Standing {...member} isBanned={ban !== null} bannedUntil={ban?.until ?? null} />,
          },
          { label: "Banned", value: ban && `${ban.since}, by ${ban.by}` },
          { label: "Reason", value: ban?.reason },
          { label: "Two-step verification", value: member.hasSecondFactor ? "On" : "Off" },
          { label: "Member since", value: since },
        ]}
      />
    </section>
  );
}

/** The member's sessions. */
export function MemberDevices({ devices }: Pick<ShownMemberPage, "devices">) {
  return (
    <TitledSection titleId="devices" title="Devices" level={3} titleClassName="mb-3 text-h3">
      {devices.length === 0 && <p className="text-muted">Signed in nowhere.</p>}
      <ul>
        {devices.map(({ id, name, signedIn, used }) => (
          <li key={id} className="border-line border-t py-2.5">
            <b>{name}</b>
            <p className="text-muted text-small">
              Signed in {signedIn}, last used {used}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The latest audit entries about the member and by them. */
export function MemberEntries({ entries }: Pick<ShownMemberPage, "entries">) {
  return (
    <TitledSection titleId="entries" title="Written down lately" level={3} titleClassName="mb-3 text-h3">
      {entries.length === 0 && <p className="text-muted">Nothing yet.</p>}
      <ol>
        {entries.map(({ id, by, did, at, when }) => (
          <li key={id} className="border-line border-t py-2.5">
            <AuditLine who={by} did={did} at={at} when={when} />
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
