import { Eye } from "lucide";
import { matchPath, Outlet, useLocation } from "react-router";
import { ConfirmGuard } from "#features/accounts/exports/confirm-guard.tsx";
import {
  requireAdmin,
  requireConfirmed,
  requireSecondFactor,
} from "#features/accounts/exports/guards.server.ts";
import { readConfirmation } from "#features/accounts/exports/read-confirmation.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { AdminFrame } from "#ui/admin/admin-frame.tsx";
import type { Route } from "./+types/layout";
import { countGroups } from "./count-tabs.server.ts";
import { tabIcon } from "./tab-icons.ts";

/** Runs before every loader and action of the admin area, so its pages need no separate guard. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    requireAdmin(args.context, args.url);
    await requireSecondFactor(args);
    await requireConfirmed(args);
  },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { log } = context.get(visitContext);
  const [groups, confirmation] = await Promise.all([
    countGroups({ db: services.db, log }),
    readConfirmation(services, request.headers),
  ]);
  return { groups, confirmation };
}

const overview = { to: "/admin/overview", label: "Overview", icon: Eye };

/** The frame of every admin page. */
export default function AdminLayout({ loaderData: { groups, confirmation } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const shown = groups.map(({ name, tabs }) => ({
    name,
    tabs: tabs.map(({ label, path, patterns, waiting, also }) => ({
      label,
      to: path,
      icon: tabIcon(path),
      waiting,
      also,
      isCurrent: patterns.some((pattern) => matchPath(pattern, pathname)),
    })),
  }));
  const current = shown.flatMap(({ tabs }) => tabs).find(({ isCurrent }) => isCurrent);
  return (
    <AdminFrame
      title={current?.label ?? overview.label}
      home={{ ...overview, isCurrent: matchPath(overview.to, pathname) !== null }}
      groups={shown}
    >
      <ConfirmGuard {...confirmation}>
        <Outlet />
      </ConfirmGuard>
    </AdminFrame>
  );
}
