import type { TestPerson } from "#platform/auth/people-for-tests.ts";
import type { BuiltApp } from "../built-app.ts";
import type { TestServices } from "../services.ts";

/** Part of everything that identifies the person: email, name, file names, file contents. */
export const identity = "quetzalcanary";
/** Part of everything the person wrote for others to read. */
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
  /** The person's files, and whether they stay when the posts do. */
  files: { bucket: string; key: string; staysWithPosts: boolean }[];
};

/** Leaves something of the person behind, using the real command. */
export type Seeder = {
  what: string;
  seed: (canary: Canary) => Promise<void>;
  /** Columns that contain the person's name or text afterwards. The search must find them, or it proves nothing. */
  leaves: readonly string[];
};
