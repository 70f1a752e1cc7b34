import type { Db, Tx } from "#platform/db/open-database.server.ts";

export type ErasedPerson = { id: string; email: string };
export type Erasure = {
  /** What the person posted goes too; otherwise it stays, without anything that leads to the person. */
  removesPosts: boolean;
};

/** What one part of a feature keeps about a person, listed in its `feature.ts`. */
export type PersonalData = {
  /** The name of its part in the file a person gets. */
  name: string;
  /** All it keeps about a person, as JSON can hold it. */
  exportPersonalData: (db: Db, personId: string) => Promise<unknown>;
  /** Takes the person out of it, in the transaction that deletes the account and before the account's row goes. */
  erasePersonalData: (tx: Tx, person: ErasedPerson, erasure: Erasure) => Promise<void>;
};
