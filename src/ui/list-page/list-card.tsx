import type { ComponentProps } from "react";
import { Card } from "../card.tsx";
import { Cover } from "../cover.tsx";
import type { PaletteName } from "../weave/palettes.ts";

/** The props that a list adds to each card besides the item. */
type Slot = { id: string; index: number; palette: PaletteName };
/** The properties of a list's card. */
export type ListCardProps<Item> = Slot & { item: Item };

type Content = Omit<ComponentProps<typeof Card>, keyof Slot | "cover"> & {
  picture?: string | null;
  /** Aspect ratio of the cover, 4:3 by default. */
  ratio?: number;
};

/** The first row on desktop. */
const inSight = 3;

/** The card of an item in a list, under its picture or its cloth. */
export function ListCard({ id, picture, ratio, ...card }: Slot & Content) {
  const { palette, index } = card;
  const cover = <Cover id={id} palette={palette} ratio={ratio} picture={picture} eager={index < inSight} />;
  return <Card {...card} cover={cover} />;
}
