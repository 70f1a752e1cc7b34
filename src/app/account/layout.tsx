import { Outlet, useLocation } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { findAccount } from "#features/accounts/queries/find-account.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { formatMonth } from "#ui/format-day.ts";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import type { Route } from "./+types/layout";

const tabs = [
  { label: "Name", to: "/account#name" },
  { label: "Email", to: "/account#email" },
  { label: "Password", to: "/account#password" },
  { label: "Two-step verification", to: "/account/second-factor" },
  { label: "Devices", to: "/account#devices" },
  { label: "Reviews", to: "/account/reviews" },
  { label: "Orders", to: "/account/orders" },
  { label: "Events", to: "/account/events" },
  { label: "Trips", to: "/trips" },
  { label: "Email notifications", to: "/account/letters" },
  { label: "Your data", to: "/account#data" },
  { label: "Delete", to: "/account#delete" },
] as const;

/** Nested pages need their own guard: the router can run a child loader without this one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, username } = requirePerson(context, url);
  const account = await findAccount(context.get(servicesContext).db, id);
  return { username, memberSince: account && formatMonth(account.memberSince) };
}

/** Header and tabs of every account page. Features provide the pages. */
export default function AccountLayout({ loaderData: { username, memberSince } }: Route.ComponentProps) {
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
          className="grid size-16 flex-none place-items-center rounded-full bg-(--block-teal) font-bold text-h2 text-(--on-block-teal) md:size-24"
        >
          {username.trim().charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0">
          <h1 className="[overflow-wrap:anywhere]">{username}</h1>
          {memberSince && <p className="mt-1 text-muted text-small">Member since {memberSince}</p>}
        </div>
      </header>
      <div className="grid gap-x-14 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <TabLinks label="Your account" side>
          {tabs.map(({ label, to }) => (
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
