import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import type { FileStore } from "#platform/uploads/file-store.ts";
import { factsOf, type Named } from "./claims.ts";
import { drawProof, type ProofType } from "./proofs.ts";

/** Writes the proofs of the demo claims to a store. Their rows are part of the demo data. */
export async function writeDemoProofs(ownerUrl: string, files: FileStore): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Named & { bucket: string; key: string; contentType: ProofType }>(
      `select business.name as business, claim.owner_name as owner, business.location as place, file.bucket, file.key,
         file.content_type as "contentType"
       from business_claims claim
       join stored_files file on file.id = claim.proof_file_id
       join businesses business on business.id = claim.business_id
       where claim.owner_email like '%.example' limit 100`,
    );
    for (const { bucket, key, contentType, ...named } of rows) {
      const bytes = drawProof(contentType, factsOf(named));
      const path = join(files.stagingFolder, randomUUID());
      await writeFile(path, bytes);
      await files.put({ bucket, key, isPrivate: true }, { path, size: bytes.length, contentType });
    }
  } finally {
    await client.end();
  }
}
