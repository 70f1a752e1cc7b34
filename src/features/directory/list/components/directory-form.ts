import type { ListForm } from "#ui/list-page/use-list-form.ts";
import type { DirectoryQuery } from "../../input.ts";

/** The directory's form: search, filters and sort in one. */
export type DirectoryForm = ListForm<DirectoryQuery>;
