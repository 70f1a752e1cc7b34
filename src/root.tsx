import { type ReactNode, useContext, useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { AuthBroadcast } from "#features/accounts/components/auth-broadcast.tsx";
import { CarryOverTrip } from "#features/trips/visitor/carry-over-trip.tsx";
import { usePageLayout } from "#platform/http/meta/page-layout.ts";
import { useSite } from "#platform/http/meta/site-context.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { takeFlash } from "#platform/http/response/flash.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { outageContext, visitContext } from "#platform/http/visit.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { fontPreloads } from "#ui/fonts.ts";
import stylesheet from "#ui/styles/app.css?url";
import { ThemeScript } from "#ui/theme-switch.tsx";
import { ToastActionForm } from "#ui/toast.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { Route } from "./+types/root";
import { OfflinePages } from "./app/offline/offline-pages-in-browser.tsx";
import { FailedPage, NotFoundPage, RestingPage } from "./app/shell/error-page.tsx";
import { NonceContext } from "./app/shell/nonce-context.ts";
import { SiteLayout } from "./app/shell/site-layout.tsx";

/** During a database outage, an error page says so and asks to retry later. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    // The session could not be read, so nothing may run as if for a visitor.
    if (context.get(outageContext)) throw data(null, { status: 503 });
    const response = await next();
    if (context.get(outageContext)) throw data(null, { status: 503 });
    return response;
  },
];

/** What the shell shows on every page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { env, db } = context.get(servicesContext);
  const { person, requestId, log } = context.get(visitContext);
  const { flash, headers } = takeFlash(env.APP_ORIGIN, request);
  const openSwitches = await readSwitches(db).catch((error) => {
    // All switches count as off, and the page itself can still be shown.
    log.error({ error }, "launch switches could not be read");
    return new Set<string>();
  });
  return data(
    {
      visitor: person && {
        id: person.id,
        email: person.email,
        avatarUrl: person.avatarUrl,
        isAdmin: person.isAdmin,
      },
      flash,
      footer: {
        socialLinks: openSwitches.has("social_links") ? [...env.SOCIAL_LINKS] : null,
        hasHelp: openSwitches.has("contact_and_help"),
      },
      hasArtistConnect: openSwitches.has("artist_connect"),
      hasMoreEntertainment: openSwitches.has("entertainment_more"),
      year: new Date().getUTCFullYear(),
      mapTiles: env.MAP_TILES_URL ?? null,
      store: { id: env.STORE_ID, countries: [...env.STORE_SHIPPING.keys()] },
      origin: env.APP_ORIGIN,
      siteName: env.SITE_NAME,
      requestId,
    },
    { headers },
  );
}

/** Only a write, or reloading the same page, changes the shell; other navigations need not wait for it. */
export function shouldRevalidate({
  formMethod = "GET",
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isVisit = formMethod === "GET" && currentUrl.href !== nextUrl.href;
  return !isVisit && defaultShouldRevalidate;
}

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "apple-touch-icon", href: "/icons/touch-180.png" },
  ...fontPreloads,
];

/** An error page contains its own title, because loader data may be missing. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  return error ? [{ name: "robots", content: "noindex" }] : [{ title: siteNameOf({ loaderData }) }];
}

/** While the switches are unknown, such as on an error page. */
const closedFooter = { socialLinks: null, hasHelp: false };

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const site = useSite();
  useEffect(() => {
    // For automated clients: from now on, the page responds to clicks.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    // The theme script adds an attribute before hydration.
    <html
      lang="en"
      data-site={JSON.stringify(site)}
      data-map-tiles={shell?.mapTiles ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript nonce={useContext(NonceContext)} />
        <Meta />
        <Links nonce="" />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
      </head>
      <body className="flex min-h-dvh flex-col" data-layout={usePageLayout()}>
        <SiteLayout
          visitor={shell?.visitor ?? null}
          year={shell?.year ?? new Date().getUTCFullYear()}
          footer={shell?.footer ?? closedFooter}
          store={shell?.store ?? null}
        >
          {children}
        </SiteLayout>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { flash, visitor } }: Route.ComponentProps) {
  useEffect(() => {
    if (flash) showToast(flash);
  }, [flash]);
  return (
    <>
      <AuthBroadcast personId={visitor?.id ?? null} />
      <OfflinePages accountId={visitor?.id ?? null} />
      <CarryOverTrip personId={visitor?.id ?? null} />
      {flash && (
        <noscript>
          <div role="status" className="wrap py-4">
            <b>{flash.title}</b> {flash.description}
            {flash.action && <ToastActionForm action={flash.action} />}
          </div>
        </noscript>
      )}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // After a client navigation, the shell still has the id of an earlier request.
  const isDocument = useLocation().key === "default";
  const { name } = useSite();
  return (
    <>
      <title>{`${titleOf(error)} · ${name}`}</title>
      {isNotFound(error) ? (
        <NotFoundPage />
      ) : isResting(error) ? (
        <RestingPage />
      ) : (
        <FailedPage errorId={isDocument ? loaderData?.requestId : undefined} />
      )}
    </>
  );
}

function titleOf(error: unknown) {
  if (isNotFound(error)) return "Page not found";
  return isResting(error) ? "Resting" : "Something went wrong";
}

function isNotFound(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}

function isResting(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 503;
}
