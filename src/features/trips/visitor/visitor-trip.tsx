import { useRouteLoaderData } from "react-router";
import { plainPageMeta } from "#platform/http/meta/plain-page-meta.ts";
import { Cloth } from "#ui/cloth.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { BrowserTrip } from "./components/browser-trip.tsx";
import { TripWelcome } from "./components/trip-welcome.tsx";
import { useVisitorTrip } from "./use-visitor-trip.ts";

const description =
  "Put businesses, tours, stays and events into days, with times, costs and notes. It works without an account.";

export const meta = plainPageMeta({ title: "My trip", description, path: "/trip" });

const cloths = [0.5, 0.28, 0.34].map((ratio) => (
  <Cloth key={ratio} id={`trip-${ratio}`} palette="green" ratio={ratio} height={420} eager />
));

/** The trip of somebody without an account: the same board, and nothing of it leaves the browser. */
export default function VisitorTrip() {
  const isHydrated = useIsHydrated();
  const kept = useVisitorTrip();
  const root = useRouteLoaderData<{ visitor: object | null }>("root");
  const isMember = Boolean(root?.visitor);
  if (kept && !isMember) return <BrowserTrip trip={kept.trip} />;
  return (
    <div data-palette="green">
      <PageHead
        palette="green"
        back={<BackLink to="/travel">Travel</BackLink>}
        title="My trip."
        lead={description}
        cloths={cloths}
      />
      <TripWelcome isMember={isMember} canStart={isHydrated} />
    </div>
  );
}
