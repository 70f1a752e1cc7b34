import { isSoldOut, type Variant } from "../rules.ts";
import type { ProductView } from "./present-product.ts";

/** What the address of a product page says: the chosen variant and the picture on show, counted from 1. */
export type ProductAddress = { variant: string | null; picture: string | null };

/** A value of an option, with the variant it leads to. */
export type Choice = {
  value: string;
  variantId: string | null;
  imageUrl: string | null;
  isChosen: boolean;
  isSoldOut: boolean;
};
export type Picker = { title: string; choices: Choice[] };

type Shown = Pick<ProductView, "variants" | "options" | "pictures">;

/** The variant named by the address, otherwise the first that can be bought, or just the first. */
export function chooseVariant(
  variants: readonly Variant[],
  { variant }: ProductAddress,
): Variant | undefined {
  const named = variants.find(({ id }) => id === variant);
  return named ?? variants.find((one) => !isSoldOut(one)) ?? variants[0];
}

/** The index of the picture on show: the one asked for, that of the chosen variant, or the first. */
export function choosePicture(
  pictures: readonly string[],
  variant: Variant | undefined,
  { picture, variant: named }: ProductAddress,
): number {
  const requested = Number(picture) - 1;
  if (picture !== null && pictures[requested] !== undefined) return requested;
  // The first variant is only a default: it does not turn the gallery.
  const own = named && variant?.id === named ? pictures.indexOf(variant.imageUrl ?? "") : 0;
  return Math.max(own, 0);
}

/** The query that chooses a variant. One with a picture shows it; one without leaves the gallery where it is. */
export function variantSearch(variant: Pick<Variant, "id" | "imageUrl">, pictureIndex: number): string {
  const query = new URLSearchParams({ variant: variant.id });
  if (variant.imageUrl === null && pictureIndex > 0) query.set("picture", String(pictureIndex + 1));
  return `?${query}`;
}

/** The query that shows a picture and keeps the chosen variant. */
export function pictureSearch({ variant }: ProductAddress, pictureIndex: number): string {
  return `?${new URLSearchParams({ ...(variant && { variant }), picture: String(pictureIndex + 1) })}`;
}

/** The choices on the page: one row for each option, or one of all variants where there are no options. */
export function listPickers({ variants, options }: Shown, chosen: Variant | undefined): Picker[] {
  if (variants.length < 2 && options.length === 0) return [];
  const pickers = options
    .filter(({ values }) => values.length > 0)
    .map(({ id, title, values }) => ({
      title,
      choices: values.map((value) => toChoice(value, findVariant(variants, chosen, id, value), chosen, id)),
    }));
  if (pickers.length > 0) return pickers;
  const choices = variants.map((variant) => ({
    value: variant.title,
    variantId: variant.id,
    imageUrl: variant.imageUrl,
    isChosen: variant === chosen,
    isSoldOut: isSoldOut(variant),
  }));
  return [{ title: "Choose", choices }];
}

function toChoice(
  value: string,
  variant: Variant | undefined,
  chosen: Variant | undefined,
  optionId: string,
): Choice {
  return {
    value,
    variantId: variant?.id ?? null,
    imageUrl: variant?.imageUrl ?? null,
    isChosen: chosen !== undefined && optionValue(chosen, optionId) === value,
    isSoldOut: variant !== undefined && isSoldOut(variant),
  };
}

/** The variant with this value that is most like the chosen one. */
function findVariant(
  variants: readonly Variant[],
  chosen: Variant | undefined,
  optionId: string,
  value: string,
) {
  const likeness = (variant: Variant) =>
    variant.options.filter((option) => chosen && optionValue(chosen, option.optionId) === option.value)
      .length;
  return variants
    .filter((variant) => optionValue(variant, optionId) === value)
    .reduce<Variant | undefined>(
      (best, variant) => (best && likeness(best) >= likeness(variant) ? best : variant),
      undefined,
    );
}

function optionValue({ options }: Variant, optionId: string): string | undefined {
  return options.find((option) => option.optionId === optionId)?.value;
}
