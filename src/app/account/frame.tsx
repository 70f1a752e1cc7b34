import { Outlet, useLocation } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import type { Route } from "./+types/frame";

const places = [
  { label: "Name", to: "/account#name" },
  { label: "Password", to: "/account#password" },
  { label: "Devices", to: "/account#devices" },
  { label: "Reviews", to: "/account/reviews" },
] as const;

/** Every page inside guards itself as well: a loader can be asked for alone. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { username } = requirePerson(context, url);
  return { username };
}

/** The head and the ways of every page about one's account. Features bring the pages. */
export default function AccountFrame({ loaderData: { username } }: Route.ComponentProps) {
  const { pathname, hash } = useLocation();
  const here =
    pathname === "/account"
      ? `/account${hash || "#name"}`
      : pathname.replace(/^(\/account\/[^/]+)\/.*/, "$1");
  return (
    <div className="wrap pt-8 pb-16" data-palette="teal">
      <header className="mb-6 flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 flex-none place-items-center rounded-full bg-block-teal font-bold text-h2 text-on-block-teal md:size-24"
        >
          {username.trim().charAt(0).toUpperCase()}
        </span>
        <h1 className="min-w-0 [overflow-wrap:anywhere]">{username}</h1>
      </header>
      <div className="grid gap-x-14 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <TabLinks label="Your account" side>
          {places.map(({ label, to }) => (
            <TabLink key={to} to={to} current={to === here}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
