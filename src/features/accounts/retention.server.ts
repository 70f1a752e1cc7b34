import { authRetention } from "#platform/auth/auth-retention.ts";
import type { RetainedData } from "#platform/retention/retained-data.ts";
import {
  deleteEmailChanges,
  deleteEndedBans,
  deleteHeldForms,
  deleteLinkTokens,
  deleteSessions,
  deleteSignUpNetworks,
  deleteUsernameHolds,
} from "./jobs/delete-expired.server.ts";
import { deleteUnverified } from "./jobs/delete-unverified.server.ts";
import { accountsRetention as rows } from "./retention.ts";

/** The tables of accounts' retention rows. */
export const accountsRetainedData: readonly RetainedData[] = [
  {
    row: rows.account,
    tables: ["users", "profiles", "auth_accounts", "second_factors"],
    inFile: "part account.email",
  },
  {
    row: rows.unverified,
    tables: ["users", "username_holds"],
    inFile: "none: nobody can log in to it",
    forget: async (db) => (await deleteUnverified(db)) + (await deleteUsernameHolds(db)),
  },
  {
    row: rows.signUpNetwork,
    tables: ["users"],
    inFile: "part account.sign_up_network",
    forget: deleteSignUpNetworks,
  },
  {
    row: rows.emailChange,
    tables: ["email_changes"],
    inFile: "part account.email_to_be_confirmed",
    forget: deleteEmailChanges,
  },
  { row: rows.bans, tables: ["member_bans"], inFile: "part account.ban_reason", forget: deleteEndedBans },
  {
    row: rows.heldForms,
    tables: ["held_forms"],
    inFile: "none: it is sent as soon as the password is entered",
    forget: deleteHeldForms,
  },
  {
    row: authRetention.sessions,
    tables: ["auth_sessions"],
    inFile: "part account.devices",
    forget: deleteSessions,
  },
  {
    row: authRetention.links,
    tables: ["auth_verifications"],
    inFile: "none: links are secrets, and only fingerprints of them are kept",
    forget: deleteLinkTokens,
  },
];
