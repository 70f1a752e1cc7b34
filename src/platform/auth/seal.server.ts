import { createHash } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { listSecrets, type Secrets } from "./sign.server.ts";

/** A secret with the number that precedes everything it encrypted. */
export type NumberedSecret = { version: number; value: string };

/** Encrypts with the current secret, and decrypts with any valid one, in the auth library's format. */
export function createSeal(secrets: Secrets) {
  const numbered = numberSecrets(secrets);
  const [current] = numbered;
  const key = {
    keys: new Map(numbered.map(({ version, value }) => [version, value])),
    currentVersion: current.version,
    legacySecret: findUnnumberedSecret(secrets),
  };
  return {
    seal: (data: string) => symmetricEncrypt({ key, data }),
    unseal: (data: string) => symmetricDecrypt({ key, data }),
    /** The prefix of everything encrypted with the current secret. */
    prefix: `$ba$${current.version}$`,
  };
}

/** The valid secrets, current one first. A secret's number is derived from its digest, so it never changes. */
export function numberSecrets(secrets: Secrets): [NumberedSecret, ...NumberedSecret[]] {
  const [current = "", ...others] = listSecrets(secrets);
  return [numberOne(current), ...others.map(numberOne)];
}

/** The secret for values encrypted before secrets had numbers: the oldest known. */
export function findUnnumberedSecret(secrets: Secrets): string {
  return listSecrets(secrets).at(-1) ?? "";
}

function numberOne(value: string): NumberedSecret {
  return { version: createHash("sha256").update(value).digest().readUInt32BE(0), value };
}
