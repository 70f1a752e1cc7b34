import { CliError, exitCodes } from "../command.ts";

/** The email address that an admin command is about. */
export function readEmail([email]: readonly string[], name: string): string {
  if (email?.includes("@")) return email;
  throw new CliError(`Whose account? ujamaa ${name} name@example.com`, exitCodes.usage);
}

/** The refusal for an address without an account. */
export function noAccount(email: string): CliError {
  return new CliError(`There is no account with the address ${email}. Sign up first, then try again.`);
}
