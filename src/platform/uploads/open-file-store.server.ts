import type { Env } from "#platform/env/read-env.ts";
import { openDiskStore } from "./disk-store.server.ts";
import type { FileStore } from "./file-store.ts";
import { openS3Store } from "./s3-store.server.ts";

/** Opens the store of the settings. */
export function openFileStore(env: Env): FileStore {
  return env.FILES_DRIVER === "s3" ? openS3Store(env) : openDiskStore({ folder: env.FILES_FOLDER });
}
