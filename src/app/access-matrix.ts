import { type AccessRow, listRows } from "#platform/feature/access.ts";
import { features } from "./features.ts";

/** The access matrix of the whole site: a row for each method and URL. The access test requests every cell. */
export const accessMatrix: Readonly<Record<string, AccessRow>> = Object.fromEntries(
  features.flatMap(({ access }) => listRows(access)),
);
