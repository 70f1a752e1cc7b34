import { type AdminTab, adminGroups } from "#platform/http/routes/admin-tab.ts";
import { features } from "../features.ts";

/** The order of the first tabs, as specified. The others follow in the order of their features. */
const specified = ["Businesses", "Claims", "Reviews", "Events"];

const tabs = features
  .flatMap((feature) => feature.adminTabs)
  .toSorted((one, other) => specified.indexOf(one.label) - specified.indexOf(other.label));

/** The tabs by group, in display order. */
export const groupedTabs: readonly { name: string; tabs: readonly AdminTab[] }[] = adminGroups.map(
  (name) => ({ name, tabs: tabs.filter(({ group }) => group === name) }),
);

/** Every admin tab in display order. */
export const adminTabs: readonly AdminTab[] = groupedTabs.flatMap((group) => group.tabs);
