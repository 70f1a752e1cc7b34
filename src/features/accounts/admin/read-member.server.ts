import { data } from "react-router";
import { z } from "zod";
import type { Db } from "#platform/db/open-database.server.ts";
import { formatDay, formatTime } from "#ui/format-day.ts";
import { findMember } from "../queries/find-member.server.ts";
import { listDevices } from "../queries/list-devices.server.ts";
import { listMemberAudit } from "../queries/list-member-audit.server.ts";
import { describeAction } from "./describe-action.ts";

/** Everything an admin sees of one member, formatted. */
export async function readMember(db: Db, id: string | undefined) {
  const member = z.uuid().safeParse(id).success ? await findMember(db, id ?? "") : undefined;
  if (!member) throw data(null, { status: 404 });
  const devices = await listDevices(db, { userId: member.id, token: "" });
  const entries = await listMemberAudit(db, member.id);
  const { username, email, isVerified, isAdmin, hasSecondFactor, banReason, bannedAt } = member;
  return {
    id: member.id,
    username,
    email,
    isVerified,
    isAdmin,
    hasSecondFactor,
    since: formatDay(member.createdAt),
    ban: bannedAt && {
      reason: banReason ?? "",
      by: member.bannedBy ?? "A deleted account",
      since: formatDay(bannedAt),
      until: member.banEndsAt && formatDay(member.banEndsAt),
    },
    devices: devices.map(({ id, name, signedInAt, usedAt }) => ({
      id,
      name,
      signedIn: formatTime(signedInAt),
      used: formatTime(usedAt),
    })),
    entries: entries.map((entry) => ({
      id: entry.id,
      by: entry.by,
      did: describeAction(entry, member),
      at: entry.at.toISOString(),
      when: formatTime(entry.at),
    })),
  };
}

export type ShownMemberPage = Awaited<ReturnType<typeof readMember>>;
