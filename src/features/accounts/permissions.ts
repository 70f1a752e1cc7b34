import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Anybody may sign up; how often is a matter of limits. */
export function canRegister(_actor: Actor): boolean {
  return true;
}

/** Names that stand for the site are for admins. */
export function canSpeakForSite(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Anybody may try a password. */
export function canSignIn(_actor: Actor): boolean {
  return true;
}

/** Anybody may end the session of their own browser. */
export function canSignOut(_actor: Actor): boolean {
  return true;
}

/** Anybody may ask for a mailed link: it goes to the owner of the mailbox, whoever asked. */
export function canRequestLink(_actor: Actor): boolean {
  return true;
}

/** Whoever holds a mailed link that still works acts for the account it was mailed to. */
export function canUseLink(_actor: Actor, link: { ownerId: string | null }): link is { ownerId: string } {
  return link.ownerId !== null;
}

/** Admins look after every account but their own: nobody bans, promotes or demotes themselves. */
export function canManageMember(actor: Actor, member: { id: string }): actor is PersonActor {
  return actor.kind === "person" && actor.isAdmin && actor.id !== member.id;
}

/** The first admin is made at a terminal of the server; further ones also by another admin (`setAdmin`). */
export function canGrantAdmin(actor: Actor): boolean {
  return actor.kind === "operator";
}

/** Only at a terminal of the server, by somebody who has made sure who asks. */
export function canRemoveSecondFactor(actor: Actor): boolean {
  return actor.kind === "operator";
}

/** Everybody who is signed in looks after their own account, and after no other. */
export function canManageAccount(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}

/** A session belongs to one account; another one's is as good as not there. */
export function canEndSession<Row extends { user_id: string }>(
  actor: Actor,
  session: Row | undefined,
): session is Row {
  return actor.kind === "person" && session?.user_id === actor.id;
}

/** The new address of an account is confirmed by its owner: a link that went astray must not hand the account over. */
export function canConfirmEmail(actor: Actor, link: { ownerId: string | null }): boolean {
  return actor.kind === "person" && link.ownerId === actor.id;
}
