import type { Db, Tx } from "#platform/db/open-database.server.ts";

export type ErasedPerson = { id: string; email: string };
export type Erasure = {
  /** Deletes the person's posts too. Otherwise they stay, without any reference to the person. */
  removesPosts: boolean;
};

/** What one part of a feature stores about a person, listed in its `feature.ts`. */
export type PersonalData = {
  /** The name of its section in the data export. */
  name: string;
  /** Everything stored about a person, as JSON. */
  exportPersonalData: (db: Db, personId: string) => Promise<unknown>;
  /** Erases the person, in the transaction that deletes the account and before the account's row is deleted. */
  erasePersonalData: (tx: Tx, person: ErasedPerson, erasure: Erasure) => Promise<void>;
};
