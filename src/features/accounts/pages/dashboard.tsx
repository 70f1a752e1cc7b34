import { pageTitle } from "#platform/http/page-title.ts";
import { Cloth } from "#ui/cloth.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { requirePerson } from "../exports/guards.server.ts";
import type { Route } from "./+types/dashboard";

export const meta = pageTitle("Dashboard", { robots: "noindex" });

export function loader({ context, url }: Route.LoaderArgs) {
  const { username } = requirePerson(context, url);
  return { username };
}

const planned = [
  {
    title: "Analytics tools",
    plans: ["Who visits your page, and from where", "What people searched for", "Figures to download"],
  },
  {
    title: "Customer tools",
    plans: ["Questions in one place", "News for people who follow you", "Regulars at a glance"],
  },
  {
    title: "Review tools",
    plans: ["Answers to your reviews", "A note when a new one arrives", "Your rating over time"],
  },
  {
    title: "Performance tools",
    plans: ["This month beside the last", "Your best days and hours", "How you stand in your category"],
  },
];

export default function Dashboard({ loaderData: { username } }: Route.ComponentProps) {
  const cloths = (["plum", "green", "clay"] as const).map((palette) => (
    <Cloth key={palette} id={`dashboard-${palette}`} palette={palette} ratio={0.28} height={420} eager />
  ));
  return (
    <>
      <PageHead
        palette="gold"
        title={username ? `Hello, ${username}.` : "Your dashboard."}
        lead="Your business dashboard is coming soon. Here is what we are building for you."
        cloths={cloths}
      />
      <section className="wrap section-y" aria-labelledby="planned">
        <SectionHead id="planned" title="Coming soon" />
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {planned.map(({ title, plans }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="text-h3">{title}</h3>
              <ul className="mt-3 grid gap-2 text-muted">
                {plans.map((plan) => (
                  <li key={plan}>{plan}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
