import type { ComponentProps } from "react";
import { Card } from "../card.tsx";
import { Cover } from "../cover.tsx";
import type { PaletteName } from "../weave/palettes.ts";

/** What a list says to each of its cards besides the item. */
type Slot = { id: string; index: number; palette: PaletteName };
/** The properties of a list's card. */
export type ListCardProps<Item> = Slot & { item: Item };

type Content = Omit<ComponentProps<typeof Card>, keyof Slot | "cover"> & {
  picture?: string | null;
  /** Width by height of the cover, 4:3 unless said otherwise. */
  ratio?: number;
};

/** The first row on a desk. */
const inSight = 3;

/** The card of an item in a list, under its picture or its cloth. */
export function ListCard({ id, picture, ratio, ...card }: Slot & Content) {
  const { palette, index } = card;
  const cover = <Cover id={id} palette={palette} ratio={ratio} picture={picture} eager={index < inSight} />;
  return <Card {...card} cover={cover} />;
}
