import { Badge } from "#ui/badge.tsx";

type StandingProps = {
  isVerified: boolean;
  isAdmin: boolean;
  isBanned: boolean;
  bannedUntil: string | null;
};

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
