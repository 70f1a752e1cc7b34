import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/** All files below a folder, in order of their paths. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes one bit in the middle of a file. Returns what changes it back. */
export function flipByte(path: string): () => void {
  const flip = () => {
    const file = openSync(path, "r+");
    const byte = Buffer.alloc(1);
    const at = Math.floor(statSync(path).size / 2);
    readSync(file, byte, 0, 1, at);
    byte[0] = (byte[0] ?? 0) ^ 1;
    writeSync(file, byte, 0, 1, at);
    closeSync(file);
  };
  flip();
  return flip;
}

/** Moves a file away. Returns what brings it back. */
export function hide(path: string): () => void {
  renameSync(path, `${path}-hidden`);
  return () => renameSync(`${path}-hidden`, path);
}
