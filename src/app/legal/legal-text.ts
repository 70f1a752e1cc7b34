import type { ReactNode } from "react";

/** One of the three legal pages. */
export type LegalText = {
  path: string;
  title: string;
  lead: string;
  /** The whole page in two sentences. */
  short: string;
  /** The day it took effect. */
  effective: string;
  minutes: number;
  sections: readonly { id: string; title: string | ((siteName: string) => string); body: ReactNode }[];
  /**
   * Every wording there has been, the newest last. `text` is the start of its hash: a test names the new one when the
   * words change, and a new hash needs its own day and a line that says what changed.
   */
  versions: readonly [...LegalVersion[], LegalVersion];
};
export type LegalVersion = { on: string; what: string; text: string };

/** The tabs above each of them. */
export const legalPages = [
  { path: "/privacy-policy", title: "Privacy Policy" },
  { path: "/terms-of-service", title: "Terms of Service" },
  { path: "/community-guidelines", title: "Community Guidelines" },
] as const;
