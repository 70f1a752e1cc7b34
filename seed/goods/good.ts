/** Products in a short form: `options` is `Color: Plum, Clay; Size: S, M`, `marks` as below. */
export type Good = readonly [
  maker: string,
  title: string,
  subtitle: string,
  cents: number,
  description: string,
  options?: string | undefined,
  /**
   * Separated by commas: `step 900` (cents between sizes), `sale 500` (cents off), `order` (made to order, stock is
   * not tracked), `gone` (currently not for sale), `out` (sold out), and `ribbon …`.
   */
  marks?: string,
];
