import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { memberPath } from "./members-query.ts";

export type ShownMember = {
  id: string;
  username: string;
  email: string;
  isVerified: boolean;
  isAdmin: boolean;
  isBanned: boolean;
  bannedUntil: string | null;
  hasSecondFactor: boolean;
  day: string;
};

/** Members with their standing. */
export function MemberTable({ members }: { members: readonly ShownMember[] }) {
  return (
    <DataTable
      label="Members"
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        { header: "Member", cell: ({ username, email }) => <RowTitle title={username} note={email} /> },
        { header: "Status", cell: (member) => <Standing {...member} /> },
        {
          header: "Two-step verification",
          isHiddenOnPhones: true,
          cell: ({ hasSecondFactor }) => (hasSecondFactor ? "On" : <span className="text-muted">Off</span>),
        },
        { header: "Since", isNumeric: true, isHiddenOnPhones: true, cell: ({ day }) => day },
        {
          header: <span className="sr-only">Open</span>,
          isAction: true,
          cell: ({ id, username }) => (
            <ButtonLink to={memberPath(id)} variant="quiet" size="small" aria-label={`Open ${username}`}>
              Open
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

type StandingProps = Pick<ShownMember, "isVerified" | "isAdmin" | "isBanned" | "bannedUntil">;

/** Admin, banned or unverified, as badges; a plain member otherwise. */
export function Standing({ isVerified, isAdmin, isBanned, bannedUntil }: StandingProps) {
  if (isVerified && !isAdmin && !isBanned) return <span className="text-muted">Member</span>;
  return (
    <span className="flex flex-wrap gap-2">
      {isAdmin && <Badge tone="gold">Admin</Badge>}
      {isBanned && <Badge tone="bad">{bannedUntil ? `Banned until ${bannedUntil}` : "Banned"}</Badge>}
      {!isVerified && <Badge tone="waiting">Unverified</Badge>}
    </span>
  );
}
