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
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import type { Route } from "./+types/layout";
import { countTabs } from "./count-tabs.server.ts";
import { adminTabs } from "./tabs.server.ts";

/** Runs before every loader and action of the admin area, so its pages need no guard of their own. */
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
  return {
    tabs: await countTabs({ db: services.db, log }, adminTabs),
    confirmation: await readConfirmation(services, request.headers),
  };
}

/** Header and tabs of every admin page. */
export default function AdminLayout({ loaderData: { tabs, confirmation } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="admin-page wrap" data-palette="gold">
      <header className="admin-header">
        <h1 className="text-h2">Admin</h1>
        <TabLinks label="Admin">
          {tabs.map(({ label, path, patterns, waiting }) => (
            <TabLink
              key={path}
              to={path}
              current={patterns.some((pattern) => matchPath(pattern, pathname))}
              waiting={waiting}
            >
              {label}
            </TabLink>
          ))}
        </TabLinks>
      </header>
      <ConfirmGuard {...confirmation}>
        <Outlet />
      </ConfirmGuard>
    </div>
  );
}
