import { defineSwitches } from "#platform/switches/define-switches.ts";

export const entertainmentSwitches = defineSwitches({
  more: { name: "entertainment_more", pages: ["entertainment/:subject"] },
});
