import { mkdirSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { FileAddress, FileArea, FileStore } from "./file-store.ts";

/** Stores files in a folder of this machine, or on a disk that all processes share. */
export function openDiskStore({ folder }: { folder: string }): FileStore {
  const root = resolve(folder);
  // On the same disk, so that storing a file is an atomic rename.
  const stagingFolder = join(root, "staging");
  mkdirSync(stagingFolder, { recursive: true, mode: 0o700 });

  const folderOf = ({ bucket, isPrivate }: FileArea) => join(root, isPrivate ? "private" : "public", bucket);
  const pathOf = (address: FileAddress) => {
    const area = folderOf(address);
    const path = resolve(area, address.key);
    // The database also refuses such keys.
    if (!path.startsWith(area + sep)) throw new Error(`The key ${address.key} leaves its folder.`);
    return path;
  };

  return {
    stagingFolder,
    put: async (address, file) => {
      const path = pathOf(address);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await flush(file.path);
      await rename(file.path, path);
      await flush(dirname(path));
    },
    open: async (address) => {
      const handle = await open(pathOf(address)).catch(nullIfMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, body: handle.createReadStream() };
    },
    has: async (address) => (await stat(pathOf(address)).catch(nullIfMissing)) !== null,
    remove: async (address) => {
      await rm(pathOf(address), { force: true });
    },
    list: async function* list(area) {
      const root = folderOf(area);
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
      for (const path of paths) {
        const found = await stat(path).catch(nullIfMissing);
        if (found) yield { key: relative(root, path).split(sep).join("/"), storedAt: found.mtime };
      }
    },
  };
}

/** Waits until a file or folder has reached the disk. */
async function flush(path: string) {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
