import { defineSwitches } from "#platform/switches/define-switches.ts";

export const storeSwitches = defineSwitches({
  catalogue: { name: "store_catalogue", pages: ["store"] },
});
