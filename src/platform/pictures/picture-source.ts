import type { UploadPurpose } from "#platform/uploads/define-purpose.ts";

/** A column that holds picture URLs: one, a list, or several links in one text with commas between them. */
export type PictureColumn = { table: string; id: string; column: string; holds: "one" | "list" | "links" };

/** Where foreign picture URLs may stand. */
export type PictureSource = {
  name: string;
  /** The row's columns. The same URL in several of them becomes the same file. */
  columns: readonly PictureColumn[];
  /** What the fetched file is stored as. */
  purpose: UploadPurpose;
  /** The column with the account that sees the picture before it is public. */
  sender?: string;
};

/** A column with one picture. */
export function onePicture(table: string, column = "image_url", id = "id"): PictureColumn {
  return { table, id, column, holds: "one" };
}
