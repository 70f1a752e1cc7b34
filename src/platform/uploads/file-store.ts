import type { Readable } from "node:stream";

/** Where an object is stored. */
export type FileAddress = { bucket: string; key: string; isPrivate: boolean };
/** The bucket of a purpose. */
export type FileArea = Pick<FileAddress, "bucket" | "isPrivate">;
/** A file of this process that becomes an object. */
export type LocalFile = { path: string; size: number; contentType: string };
export type StoredObject = { key: string; storedAt: Date };

/** Keeps the content of files. The rows about them are in `stored_files`. */
export type FileStore = {
  /** Where this process writes files before they are stored. */
  stagingFolder: string;
  /** Stores the content of a local file, which may be moved away. All or nothing. */
  put: (address: FileAddress, file: LocalFile) => Promise<void>;
  /** Opens an object for reading, or null if there is none. */
  open: (address: FileAddress) => Promise<{ size: number; body: Readable } | null>;
  has: (address: FileAddress) => Promise<boolean>;
  /** Deletes an object; one that is not there is fine. */
  remove: (address: FileAddress) => Promise<void>;
  /** All objects of an area in order of their keys, read page by page. */
  list: (area: FileArea) => AsyncIterable<StoredObject>;
};
