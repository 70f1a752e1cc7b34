import { defineSwitches } from "#platform/switches/define-switches.ts";

export const directorySwitches = defineSwitches({
  dashboard: { name: "business_dashboard", pages: ["dashboard", "dashboard/:id", "dashboard/artist/:id"] },
});
