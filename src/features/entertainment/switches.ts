import { defineSwitches } from "#platform/switches/define-switches.ts";

export const entertainmentSwitches = defineSwitches({
  more: {
    name: "entertainment_more",
    pages: ["shows-this-week", "dance", "poets-and-writers", "radio-and-press"],
  },
});
