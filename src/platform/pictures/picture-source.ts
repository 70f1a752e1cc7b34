import type { UploadPurpose } from "#platform/uploads/define-purpose.ts";

/** A column with picture URLs: one, a list, or several in one comma-separated text. */
export type PictureColumn = { table: string; id: string; column: string; holds: "one" | "list" | "links" };

/** A table that can contain foreign picture URLs. */
export type PictureSource = {
  name: string;
  /** The row's columns. The same URL in several of them becomes the same file. */
  columns: readonly PictureColumn[];
  /** The upload purpose of the fetched file. */
  purpose: UploadPurpose;
  /** The column with the account that can see the picture before it is public. */
  sender?: string;
};

/** A column with one picture. */
export function onePicture(table: string, column = "image_url", id = "id"): PictureColumn {
  return { table, id, column, holds: "one" };
}
