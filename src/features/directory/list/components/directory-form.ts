import type { ListForm } from "#ui/list-page/use-list-form.ts";
import type { DirectoryQuery } from "../../input.ts";

/** The form of the directory: search, filters and order in one. */
export type DirectoryForm = ListForm<DirectoryQuery>;
