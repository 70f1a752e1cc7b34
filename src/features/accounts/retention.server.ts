import { authRetention } from "#platform/auth/auth-retention.ts";
import type { KeptData } from "#platform/retention/kept-data.ts";
import {
  forgetEmailChanges,
  forgetEndedBans,
  forgetHeldForms,
  forgetLinkTokens,
  forgetSessions,
  forgetSignUpNetworks,
  forgetUsernameHolds,
} from "./jobs/forget-expired.server.ts";
import { forgetUnverified } from "./jobs/forget-unverified.server.ts";
import { accountsRetention as rows } from "./retention.ts";

/** Where accounts keep what their retention rows name. */
export const accountsKeptData: readonly KeptData[] = [
  {
    row: rows.account,
    tables: ["users", "profiles", "auth_accounts", "second_factors"],
    inFile: "part account.email",
  },
  {
    row: rows.unverified,
    tables: ["users", "username_holds"],
    inFile: "none: nobody can log in to it",
    forget: async (db) => (await forgetUnverified(db)) + (await forgetUsernameHolds(db)),
  },
  {
    row: rows.signUpNetwork,
    tables: ["users"],
    inFile: "part account.sign_up_network",
    forget: forgetSignUpNetworks,
  },
  {
    row: rows.emailChange,
    tables: ["email_changes"],
    inFile: "part account.email_to_be_confirmed",
    forget: forgetEmailChanges,
  },
  { row: rows.bans, tables: ["member_bans"], inFile: "part account.ban_reason", forget: forgetEndedBans },
  {
    row: rows.heldForms,
    tables: ["held_forms"],
    inFile: "none: it is sent as soon as the password is entered",
    forget: forgetHeldForms,
  },
  {
    row: authRetention.sessions,
    tables: ["auth_sessions"],
    inFile: "part account.devices",
    forget: forgetSessions,
  },
  {
    row: authRetention.links,
    tables: ["auth_verifications"],
    inFile: "none: links are secrets, and only fingerprints of them are kept",
    forget: forgetLinkTokens,
  },
];
