import { createContext, type ReactNode, use } from "react";
import type { ClothChoice } from "../weave/cloth-address.ts";
import type { PaletteName } from "../weave/palettes.ts";
import type { AnyListForm } from "./use-list-form.ts";

/** Why a list failed to load, and the error's id in the log. */
export type Failure = { reason: "failed" | "busy" | "too-many"; errorId: string | null };

/** A cloth in the header of a list. */
export type HeadCloth = Pick<ClothChoice, "id" | "family" | "way">;

/** What a page says about its list. */
export type ListOptions = {
  title: string;
  lead?: string | undefined;
  /** The parent page, for the back link. */
  parent?: { to: string; label: string } | undefined;
  palette: PaletteName;
  /** Omitted for a list without search. */
  search?: { label: string; placeholder?: string } | undefined;
  /** Above the results. "1,050 businesses" by default. */
  heading?: string | undefined;
  /** More notices above the results; those about unknown filter values come first. */
  notices?: readonly ReactNode[] | undefined;
  /** The active filters, each with the URL without it. Omitted for a list without `filters` in its body. */
  chips?: readonly { label: string; to: string }[] | undefined;
  /** The URL without filters, if there are any. */
  clearTo?: string | undefined;
  /** Toggles the map beside the list. On phones the map is a separate page. */
  map?: { isOpen: boolean; to: string; fullMapTo: string } | undefined;
  /** What stands for the next results while they load: as many cards, twelve by default, or a spinner. */
  loading?: number | "spinner" | undefined;
};

/** What the parts of a list page share. */
export type List = ListOptions & {
  live: AnyListForm;
  cloths: readonly HeadCloth[];
  heading: string;
  /** The submit button of the filter sheet: "Show 232 businesses". */
  showLabel: string;
  /** "1–24 of 1,050" */
  position: string | null;
  /** The cursor of this page. Focus moves to the list when it changes. */
  after: string;
  pages: { previous?: string | undefined; next?: string | undefined };
  notices: readonly ReactNode[];
  failure: Failure | null;
  failed: { title: string; message: string };
  /** The page has opened before its results are there. */
  isArriving: boolean;
  empty: ReactNode;
  cards: readonly ReactNode[];
};

export const ListContext = createContext<List | null>(null);

/** The list of the page around this part. */
export function useList(): List {
  const list = use(ListContext);
  if (!list) throw new Error("A part of a list page is outside of it");
  return list;
}
