import type { Requester } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { EmailKind } from "./emails.ts";

/** Letters to people without an account: what the one press at their foot does. */
export type Unsubscribe = EmailKind & {
  /** What the recipient does to get them again, in words. */
  startAgain: string;
  isStopped: (db: Db, recipientId: string) => Promise<boolean>;
  stop: (services: Services, actor: Requester, recipientId: string) => Promise<unknown>;
};
