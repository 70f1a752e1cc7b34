import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { startProcess, stopProcess, waitUntilListening } from "./child-process.ts";
import { findFreePort } from "./free-port.ts";

export type ObjectStore = { settings: Record<`FILES_S3_${string}`, string>; stop: () => Promise<void> };

/** The version that scripts/install-rclone.sh installs. */
const version = "1.75.2";

/** Whether a real S3 server can be started. Required in CI, because a skipped test proves nothing. */
export function hasObjectStore(): boolean {
  if (findBinary() || process.env.CI) return true;
  console.warn("NOT TESTED: the S3 driver. Run scripts/install-rclone.sh to test it.");
  return false;
}

/** Starts a real S3 server with two empty buckets on a folder. */
export async function startObjectStore(): Promise<ObjectStore> {
  const binary = findBinary();
  if (!binary) throw new Error("There is no S3 server: run scripts/install-rclone.sh.");
  const folder = mkdtempSync(join(tmpdir(), "ujamaa-object-store-"));
  const port = await findFreePort();
  const keys = { accessKeyId: "test-key", secretAccessKey: "test-secret" };
  const server = startProcess(
    binary,
    [
      "serve",
      "s3",
      folder,
      "--addr",
      `127.0.0.1:${port}`,
      "--auth-key",
      `${keys.accessKeyId},${keys.secretAccessKey}`,
      // No folder cache, so that stored files are listed immediately.
      "--vfs-cache-mode",
      "off",
      "--dir-cache-time",
      "0",
      "--config",
      "",
    ],
    { label: "s3", env: {}, onLine: () => {} },
  );
  const settings = {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_REGION: "us-east-1",
    FILES_S3_ACCESS_KEY: keys.accessKeyId,
    FILES_S3_SECRET_KEY: keys.secretAccessKey,
    FILES_S3_PRIVATE_BUCKET: "test-private",
    FILES_S3_PUBLIC_BUCKET: "test-public",
  };
  const client = new S3Client({
    endpoint: settings.FILES_S3_ENDPOINT,
    region: settings.FILES_S3_REGION,
    forcePathStyle: true,
    credentials: keys,
  });
  await waitUntilListening(server, port);
  for (const Bucket of [settings.FILES_S3_PRIVATE_BUCKET, settings.FILES_S3_PUBLIC_BUCKET])
    await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return {
    settings,
    stop: async () => {
      await stopProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinary(): string | undefined {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
  const installed = join(cache, "ujamaa", `rclone-${version}`, "bin", "rclone");
  return existsSync(installed) ? installed : undefined;
}
