import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { findFreePort } from "./free-port.ts";

export type ObjectStore = { settings: Record<`FILES_S3_${string}`, string>; stop: () => Promise<void> };

const script = new URL("../../scripts/object-store.sh", import.meta.url).pathname;
const run = promisify(execFile);

/** Whether a real S3 server can be started here. In CI it must be: a test that is left out proves nothing. */
export function hasObjectStore(): boolean {
  const isThere = ["radosgw", "radosgw-admin", "ceph", "ceph-mon", "ceph-osd", "monmaptool"].every(
    (program) => spawnSync("which", [program]).status === 0,
  );
  if (isThere || process.env.CI) return true;
  console.warn("NOT TESTED: the S3 driver. Install radosgw, ceph-mon, ceph-osd and ceph-common to test it.");
  return false;
}

/** Starts a real S3 server with two empty buckets, in about half a minute. */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), "ujamaa-object-store-"));
  const port = await findFreePort();
  await run("bash", [script, "start", folder, String(port)], { timeout: 280_000 });
  const settings = {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_REGION: "us-east-1",
    FILES_S3_ACCESS_KEY: "test-key",
    FILES_S3_SECRET_KEY: "test-secret",
    FILES_S3_PRIVATE_BUCKET: "test-private",
    FILES_S3_PUBLIC_BUCKET: "test-public",
  };
  const client = new S3Client({
    endpoint: settings.FILES_S3_ENDPOINT,
    region: settings.FILES_S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: "test-key", secretAccessKey: "test-secret" },
  });
  for (const Bucket of [settings.FILES_S3_PRIVATE_BUCKET, settings.FILES_S3_PUBLIC_BUCKET])
    await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return {
    settings,
    stop: async () => {
      await run("bash", [script, "stop", folder]);
    },
  };
}
