import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";

/**
 * A sealed file, as docs/operating/backups.md describes it for whoever has to read one without this program:
 * 4 bytes "UJB1", 16 of salt, 12 of nonce, 16 of tag, then the content in AES-256-GCM. The key is scrypt(passphrase,
 * salt, N=32768, r=8, p=1); the name of the file is authenticated too, so that files cannot be swapped.
 */
export type Seal = {
  seal: (name: string, content: Buffer) => Buffer;
  /** Throws if the content, the name or the passphrase is not the one it was sealed with. */
  open: (name: string, sealed: Buffer) => Buffer;
};

const magic = Buffer.from("UJB1");
const lengths = { salt: 16, nonce: 12, tag: 16 };
const headerLength = magic.length + lengths.salt + lengths.nonce + lengths.tag;
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Seals files with a passphrase. Deriving a key takes a tenth of a second, so one salt serves a whole run. */
export function createSeal(passphrase: string): Seal {
  const keys = new Map<string, Buffer>();
  const keyOf = (salt: Buffer) => {
    const id = salt.toString("hex");
    const key = keys.get(id) ?? scryptSync(passphrase, salt, 32, cost);
    keys.set(id, key);
    return key;
  };
  const ownSalt = randomBytes(lengths.salt);

  return {
    seal: (name, content) => {
      const nonce = randomBytes(lengths.nonce);
      const cipher = createCipheriv("aes-256-gcm", keyOf(ownSalt), nonce).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([magic, ownSalt, nonce, cipher.getAuthTag(), body]);
    },
    open: (name, sealed) => {
      if (sealed.length < headerLength || !sealed.subarray(0, magic.length).equals(magic))
        throw new Error(`${name} is not a sealed file.`);
      const saltAt = magic.length;
      const nonceAt = saltAt + lengths.salt;
      const tagAt = nonceAt + lengths.nonce;
      const salt = Buffer.from(sealed.subarray(saltAt, nonceAt));
      const nonce = sealed.subarray(nonceAt, tagAt);
      const tag = sealed.subarray(tagAt, headerLength);
      const decipher = createDecipheriv("aes-256-gcm", keyOf(salt), nonce);
      decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed.subarray(headerLength)), decipher.final()]);
      } catch {
        throw new Error(`${name} is damaged, or was sealed with another passphrase.`);
      }
    },
  };
}
