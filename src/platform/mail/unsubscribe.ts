import type { Requester } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { EmailKind } from "./emails.ts";

/** Emails to people without an account, and what unsubscribing does. */
export type Unsubscribe = EmailKind & {
  /** How the recipient can subscribe again. */
  startAgain: string;
  isStopped: (db: Db, recipientId: string) => Promise<boolean>;
  stop: (services: Services, actor: Requester, recipientId: string) => Promise<unknown>;
};
