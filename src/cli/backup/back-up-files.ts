import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { FileArea, FileStore } from "#platform/uploads/file-store.ts";
import type { Seal } from "./seal.ts";

/** Sealed copies of uploaded files, and marks of those that are gone from the site. */
export const backupAreas = {
  files: { bucket: "files", isPrivate: true },
  gone: { bucket: "gone", isPrivate: true },
} as const satisfies Record<string, FileArea>;

type Needs = { files: FileStore; backups: FileStore; seal: Seal };
type Options = {
  areas: readonly FileArea[];
  keepDays: number;
  now?: Date;
  onProgress?: (done: number, total: number) => void;
};
export type FilesBackup = { total: number; added: number; addedBytes: number; expired: number };

const dayMs = 86_400_000;

/**
 * Copies uploads that have no copy yet. An upload never changes, so a copy is made once. The copy of a deleted upload
 * is marked, and deleted when no restore can need it any more.
 */
export async function backUpFiles({ files, backups, seal }: Needs, options: Options): Promise<FilesBackup> {
  const { areas, keepDays, now = new Date(), onProgress = () => {} } = options;
  const live = await listLive(files, areas);
  const copied = await listNames(backups, backupAreas.files);
  const gone = await listNames(backups, backupAreas.gone);
  const missing = [...live].filter(([name]) => !copied.has(name));

  let addedBytes = 0;
  let added = 0;
  for (const [name, address] of missing) {
    const object = await files.open(address);
    added += 1;
    onProgress(added, missing.length);
    // Deleted since it was listed.
    if (!object) continue;
    const sealed = seal.seal(name, await buffer(object.body));
    await put(backups, backupAreas.files, name, sealed);
    addedBytes += sealed.length;
  }
  let expired = 0;
  for (const name of copied.keys()) {
    const goneSince = gone.get(name);
    if (live.has(name)) {
      if (goneSince) await backups.remove({ ...backupAreas.gone, key: name });
    } else if (!goneSince) await put(backups, backupAreas.gone, name, Buffer.alloc(0));
    else if (now.getTime() - goneSince.getTime() > keepDays * dayMs) {
      await backups.remove({ ...backupAreas.files, key: name });
      await backups.remove({ ...backupAreas.gone, key: name });
      expired += 1;
    }
  }
  return { total: live.size, added, addedBytes, expired };
}

/** The name of an upload's copy, such as `event_images/2026/abc.jpg`. */
export function nameCopy({ bucket, key }: { bucket: string; key: string }): string {
  return `${bucket}/${key}`;
}

async function listLive(files: FileStore, areas: readonly FileArea[]) {
  const live = new Map<string, FileArea & { key: string }>();
  for (const area of areas)
    for await (const { key } of files.list(area)) live.set(nameCopy({ ...area, key }), { ...area, key });
  return live;
}

async function listNames(store: FileStore, area: FileArea): Promise<Map<string, Date>> {
  const names = new Map<string, Date>();
  for await (const { key, storedAt } of store.list(area)) names.set(key, storedAt);
  return names;
}

async function put(store: FileStore, area: FileArea, name: string, content: Buffer): Promise<void> {
  const path = join(store.stagingFolder, `backup-${process.pid}`);
  await writeFile(path, content, { mode: 0o600 });
  const file = { path, size: content.length, contentType: "application/octet-stream" };
  await store.put({ ...area, key: name }, file);
}
