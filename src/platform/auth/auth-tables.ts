import type { BetterAuthOptions } from "better-auth";

const times = { createdAt: "created_at", updatedAt: "updated_at" };

/** The library's models with the names of our tables and columns. */
export const authTables = {
  user: { modelName: "users", fields: { emailVerified: "email_verified", ...times } },
  session: {
    modelName: "auth_sessions",
    fields: {
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      ...times,
    },
    additionalFields: {
      // Set at login by the column's default.
      confirmedAt: { type: "date", required: false, input: false, fieldName: "confirmed_at" },
    },
  },
  account: {
    modelName: "auth_accounts",
    fields: {
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...times,
    },
  },
  verification: { modelName: "auth_verifications", fields: { expiresAt: "expires_at", ...times } },
} satisfies BetterAuthOptions;

/** The same for the tables of its second factor. */
export const secondFactorTable = {
  user: { fields: { twoFactorEnabled: "has_second_factor" } },
  twoFactor: {
    modelName: "second_factors",
    fields: {
      userId: "user_id",
      backupCodes: "recovery_codes",
      failedVerificationCount: "failed_count",
      lockedUntil: "locked_until",
    },
  },
};
