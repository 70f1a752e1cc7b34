import type { TestPerson } from "#platform/auth/people-for-tests.ts";
import type { BuiltApp } from "../built-app.ts";
import type { TestServices } from "../services.ts";

/** Part of everything that names the person: email, name, file names, the content of files. */
export const identity = "quetzalcanary";
/** Part of what the person wrote for others to read. */
export const words = "ocelotcanary";
export const fullName = "Zephyrine Quetzalcanary";

/** The person who is going to delete the account, and what the seeders need. */
export type Canary = {
  services: TestServices;
  app: BuiltApp;
  person: TestPerson;
  /** The cookie of one of the person's sessions. */
  cookie: string;
  admin: TestPerson;
  /** Pages that show something of the person, or could. */
  pages: string[];
  /** Files of the person, and whether they stay when the posts do. */
  files: { bucket: string; key: string; staysWithPosts: boolean }[];
};

/** Leaves something of the person behind, by the real command. */
export type Seeder = {
  what: string;
  seed: (canary: Canary) => Promise<void>;
  /** Columns that hold the person's name or words afterwards: the search must find them, or it proves nothing. */
  leaves: readonly string[];
};
