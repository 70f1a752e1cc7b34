import { matchPath, Outlet, useLocation } from "react-router";
import { ConfirmGuard } from "#features/accounts/exports/confirm-guard.tsx";
import {
  requireAdmin,
  requireConfirmed,
  requireSecondFactor,
} from "#features/accounts/exports/guards.server.ts";
import { readConfirmation } from "#features/accounts/exports/read-confirmation.server.ts";
import type { AdminTab } from "#platform/http/admin-tab.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { TabGroup, TabGroups } from "#ui/tab-groups.tsx";
import { TabLink } from "#ui/tabs.tsx";
import type { Route } from "./+types/layout";
import { type CountedTab, countTabs } from "./count-tabs.server.ts";
import { groupedTabs } from "./tabs.server.ts";

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
  const count = (tabs: readonly AdminTab[]) => countTabs({ db: services.db, log }, tabs);
  const [[first, ...groups], confirmation] = await Promise.all([
    Promise.all(groupedTabs.map(async ({ name, tabs }) => ({ name, tabs: await count(tabs) }))),
    readConfirmation(services, request.headers),
  ]);
  return { first: first?.tabs ?? [], groups, confirmation };
}

/** Header and tabs of every admin page. */
export default function AdminLayout({ loaderData: { first, groups, confirmation } }: Route.ComponentProps) {
  return (
    <div className="admin-page wrap" data-palette="gold">
      <header className="admin-header">
        <h1 className="text-h2">Admin</h1>
        <TabGroups label="Admin" first={<Tabs tabs={first} />}>
          {groups.map(({ name, tabs }) => (
            <TabGroup key={name} name={name}>
              <Tabs tabs={tabs} />
            </TabGroup>
          ))}
        </TabGroups>
      </header>
      <div className="admin-content">
        <ConfirmGuard {...confirmation}>
          <Outlet />
        </ConfirmGuard>
      </div>
    </div>
  );
}

function Tabs({ tabs }: { tabs: readonly CountedTab[] }) {
  const { pathname } = useLocation();
  return tabs.map(({ label, path, patterns, waiting, also }) => (
    <TabLink
      key={path}
      to={path}
      current={patterns.some((pattern) => matchPath(pattern, pathname))}
      {...{ waiting, also }}
    >
      {label}
    </TabLink>
  ));
}
