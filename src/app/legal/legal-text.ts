import type { ReactNode } from "react";

/** One of the three legal pages. */
export type LegalText = {
  path: string;
  title: string;
  lead: string;
  /** A summary in two sentences. */
  short: string;
  /** The day it took effect. */
  effective: string;
  minutes: number;
  sections: readonly { id: string; title: string | ((siteName: string) => string); body: ReactNode }[];
  /**
   * All versions of the text, newest last. `text` is the start of its hash: a test prints the new one when the text
   * changes. A new hash requires a new date and a line that says what changed.
   */
  versions: readonly [...LegalVersion[], LegalVersion];
};
export type LegalVersion = { on: string; what: string; text: string };

/** The tabs above each legal page. */
export const legalPages = [
  { path: "/privacy-policy", title: "Privacy Policy" },
  { path: "/terms-of-service", title: "Terms of Service" },
  { path: "/community-guidelines", title: "Community Guidelines" },
] as const;
