type Entry = { action: string; subjectType: string; subjectId: string };

const words: Record<string, string> = {
  "accounts.sign-in": "signed in",
  "accounts.ban": "banned",
  "accounts.unban": "lifted the ban of",
  "accounts.sign-out-everywhere": "signed out everywhere",
  "accounts.grant-admin": "made an admin of",
  "accounts.revoke-admin": "took the admin right from",
  "accounts.change-password": "changed the password of",
  "accounts.issue-reset-link": "made a password link for",
  "accounts.reset-password": "reset the password of",
  "accounts.change-email": "changed the email of",
  "accounts.request-email-change": "asked for another email for",
  "accounts.turn-on-second-factor": "turned on two-step verification for",
  "accounts.turn-off-second-factor": "turned off two-step verification for",
  "accounts.renew-recovery-codes": "renewed the recovery codes of",
  "accounts.use-recovery-code": "used a recovery code of",
};

/** An audit entry on a member's page, as the end of a sentence: `banned Ama`. Unknown actions keep their name. */
export function describeAction(
  { action, subjectType, subjectId }: Entry,
  member: { id: string; username: string },
): string {
  const verb = words[action] ?? action;
  if (action === "accounts.sign-in") return verb;
  if (subjectId === member.id) return `${verb} ${member.username}`;
  return `${verb} (${subjectType} ${subjectId})`;
}
