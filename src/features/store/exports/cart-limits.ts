/** The most units of one variant, and the most lines, that a cart and an order take. The database repeats the units. */
export const maxQuantity = 99;
export const maxLines = 50;
