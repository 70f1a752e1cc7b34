import { CalendarHeart, type IconNode, LayoutDashboard, Map as MapIcon, Package, UserRound } from "lucide";

/** A member's own pages, in the menus of both widths. */
export const ownPages: readonly { label: string; to: string; icon: IconNode }[] = [
  { label: "Dashboard", to: "/dashboard", icon: LayoutDashboard },
  { label: "Trips", to: "/trips", icon: MapIcon },
  { label: "Orders", to: "/account/orders", icon: Package },
  { label: "Saved events", to: "/dashboard#saved", icon: CalendarHeart },
  { label: "Your account", to: "/account", icon: UserRound },
];
