import { Outlet, useLocation } from "react-router";
import { requireAdmin } from "#features/accounts/exports/guards.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import type { Route } from "./+types/layout";
import { countTabs } from "./count-tabs.server.ts";
import { adminTabs } from "./tabs.server.ts";

/** Runs before every loader and action of the admin area, so its pages need no guard of their own. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    requireAdmin(context, url);
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { log } = context.get(visitContext);
  return { tabs: await countTabs({ db, log }, adminTabs) };
}

/** Header and tabs of every admin page. */
export default function AdminLayout({ loaderData: { tabs } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="admin-page wrap" data-palette="gold">
      <header className="admin-header">
        <h1 className="text-h2">Admin</h1>
        <TabLinks label="Admin">
          {tabs.map(({ label, path, waiting }) => (
            <TabLink key={path} to={path} current={pathname === path} waiting={waiting}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
      </header>
      <Outlet />
    </div>
  );
}
