import { createHash } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { listSecrets, type Secrets } from "./sign.server.ts";

/** A secret under the number that stands in front of what it encrypted. */
export type NumberedSecret = { version: number; value: string };

/** Encrypts with the present secret, and reads what a valid one encrypted, as the auth library does. */
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
    /** What everything that the present secret encrypted begins with. */
    prefix: `$ba$${current.version}$`,
  };
}

/** The valid secrets, the present one first. A secret keeps its number: it is made of its digest. */
export function numberSecrets(secrets: Secrets): [NumberedSecret, ...NumberedSecret[]] {
  const [current = "", ...others] = listSecrets(secrets);
  return [numberOne(current), ...others.map(numberOne)];
}

/** What was encrypted before secrets had numbers: the oldest that is known. */
export function findUnnumberedSecret(secrets: Secrets): string {
  return listSecrets(secrets).at(-1) ?? "";
}

function numberOne(value: string): NumberedSecret {
  return { version: createHash("sha256").update(value).digest().readUInt32BE(0), value };
}
