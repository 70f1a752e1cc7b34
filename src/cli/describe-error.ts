import { CliError, exitCodes } from "./command.ts";

type Described = { sentence: string; exitCode: number };

/** PostgreSQL's codes, and what an operator does about them. */
const databaseErrors: Readonly<Record<string, string>> = {
  "28P01": "PostgreSQL rejects the password. Compare DATABASE_URL and DATABASE_OWNER_URL with the roles.",
  "28000": "PostgreSQL refuses this role. Look at pg_hba.conf and at the roles of DATABASE_URL.",
  "3D000": "The database of this URL does not exist. Create it, or correct DATABASE_URL.",
  "57P03": "PostgreSQL is starting or stopping. Try again in a moment.",
  "53300": "PostgreSQL has no connection left. Raise max_connections or stop what uses them.",
};

/** What an operator reads about an error, whatever threw it. */
export function describeError(error: unknown): Described {
  if (error instanceof CliError) return { sentence: error.message, exitCode: error.exitCode };
  const {
    code = "",
    message = String(error),
    address,
    port,
  } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  const known = databaseErrors[code];
  if (known) return { sentence: known, exitCode: exitCodes.unavailable };
  if (code === "ECONNREFUSED" || code === "ETIMEDOUT" || code === "ENOTFOUND") {
    const where = address ? ` at ${address}:${port}` : "";
    return {
      sentence: `Nothing responds${where} (${code}). Is PostgreSQL running, and is the URL right?`,
      exitCode: exitCodes.unavailable,
    };
  }
  if (code === "EACCES" || code === "EPERM")
    return { sentence: `${message}. Run it as root: sudo ujamaa …`, exitCode: exitCodes.failed };
  const sentence = `Something went wrong that this program did not expect: ${message || code}`;
  return { sentence: `${sentence} (--debug shows where.)`, exitCode: exitCodes.unexpected };
}
