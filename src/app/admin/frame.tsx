import { Outlet, useLocation } from "react-router";
import { requireAdmin } from "#features/accounts/exports/guards.server.ts";
import { countHeldPosts } from "#features/reviews/queries/count-held-posts.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Badge } from "#ui/badge.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import type { Route } from "./+types/frame";

const tabs = [
  { label: "Reviews", path: "/admin/reviews" },
  { label: "Launch", path: "/admin" },
] as const;

/** Every page inside guards itself as well: a loader can be asked for alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const { most, ...held } = await countHeldPosts(context.get(servicesContext).db);
  return { waiting: { "/admin/reviews": held.count >= most ? `${most}+` : String(held.count || "") } };
}

/** The head and the tabs of every admin page. */
export default function AdminFrame({ loaderData: { waiting } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="wrap pt-8 pb-16" data-palette="gold">
      <h1 className="mb-4 text-h2">Admin</h1>
      <TabLinks label="Admin">
        {tabs.map(({ label, path }) => (
          <TabLink key={path} to={path} current={pathname === path}>
            {label}
            {path in waiting && (
              <Waiting count={waiting[path as keyof typeof waiting]} isHere={pathname === path} />
            )}
          </TabLink>
        ))}
      </TabLinks>
      <Outlet />
    </div>
  );
}

function Waiting({ count, isHere }: { count: string; isHere: boolean }) {
  if (count === "") return null;
  return (
    <>
      {" "}
      <Badge tone={isHere ? "gold" : "plain"}>
        {count}
        <span className="sr-only"> waiting</span>
      </Badge>
    </>
  );
}
