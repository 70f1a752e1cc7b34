import type { Readable } from "node:stream";

/** Where an object is stored. */
export type FileAddress = { bucket: string; key: string; isPrivate: boolean };
/** The bucket of a purpose. */
export type FileArea = Pick<FileAddress, "bucket" | "isPrivate">;
/** A local file that becomes an object. */
export type LocalFile = { path: string; size: number; contentType: string };
export type StoredObject = { key: string; storedAt: Date };

/** Stores the content of files. Their rows are in `stored_files`. */
export type FileStore = {
  /** The folder for files before they are stored. */
  stagingFolder: string;
  /** Stores a local file, which may be moved. All or nothing. */
  put: (address: FileAddress, file: LocalFile) => Promise<void>;
  /** Opens an object for reading, or null if there is none. */
  open: (address: FileAddress) => Promise<{ size: number; body: Readable } | null>;
  has: (address: FileAddress) => Promise<boolean>;
  /** Deletes an object if it exists. */
  remove: (address: FileAddress) => Promise<void>;
  /** All objects of an area sorted by key, read page by page. */
  list: (area: FileArea) => AsyncIterable<StoredObject>;
};
