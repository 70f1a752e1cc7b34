import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Anyone can register, within limits. */
export function canRegister(_actor: Actor): boolean {
  return true;
}

/** Names that represent the site are for admins. */
export function canSpeakForSite(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Anyone can try a password. */
export function canSignIn(_actor: Actor): boolean {
  return true;
}

/** Anyone can end their own browser's session. */
export function canSignOut(_actor: Actor): boolean {
  return true;
}

/** Anyone can request an emailed link, because it goes to the mailbox's owner. */
export function canRequestLink(_actor: Actor): boolean {
  return true;
}

/** The holder of a valid emailed link acts for the account it was sent to. */
export function canUseLink(_actor: Actor, link: { ownerId: string | null }): link is { ownerId: string } {
  return link.ownerId !== null;
}

/** Admins manage every account but their own: no one bans, promotes or demotes themselves. */
export function canManageMember(actor: Actor, member: { id: string }): actor is PersonActor {
  return actor.kind === "person" && actor.isAdmin && actor.id !== member.id;
}

/** The first admin is made at a terminal of the server, others also by an admin (`setAdmin`). */
export function canGrantAdmin(actor: Actor): boolean {
  return actor.kind === "operator";
}

/** Only at a terminal of the server, by an operator who has verified the person. */
export function canRemoveSecondFactor(actor: Actor): boolean {
  return actor.kind === "operator";
}

/** Only at a terminal of the server: such a link opens the account to the person who holds it. */
export function canIssueResetLink(actor: Actor): boolean {
  return actor.kind === "operator";
}

/** Only after a restore, which brings back accounts that were deleted since. */
export function canRepeatDeletions(actor: Actor): boolean {
  return actor.kind === "operator";
}

/** Members manage their own account only. */
export function canManageAccount(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}

/** A session belongs to one account. Other people's sessions look nonexistent. */
export function canEndSession<Row extends { user_id: string }>(
  actor: Actor,
  session: Row | undefined,
): session is Row {
  return actor.kind === "person" && session?.user_id === actor.id;
}

/** Only its owner can confirm an account's new address: a misdirected link must not hand the account over. */
export function canConfirmEmail(actor: Actor, link: { ownerId: string | null }): boolean {
  return actor.kind === "person" && link.ownerId === actor.id;
}
