import { Outlet } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { listOwnArtists } from "#features/artists/exports/own-artist.server.ts";
import { isWorkspaceOpen, listOwnBusinesses } from "#features/directory/exports/own-business.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Cover } from "#ui/cover.tsx";
import { formatCount } from "#ui/format-number.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Row, Rows } from "#ui/row.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { Route } from "./+types/dashboard";

export const meta = pageTitle("Dashboard", { robots: "noindex" });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, username } = requirePerson(context, url);
  const { db } = context.get(servicesContext);
  if (!(await isWorkspaceOpen(db, context.get(visitContext).log)))
    return { username, businesses: null, artists: [] };
  const [rows, artists] = await Promise.all([listOwnBusinesses(db, id), listOwnArtists(db, id)]);
  const businesses = rows.map(({ id, name, location, image_url, review_count }) => ({
    id,
    name,
    location,
    picture: image_url,
    reviewCount: review_count,
  }));
  return {
    username,
    businesses,
    artists: artists.map(({ id, name, category, views, votes }) => ({ id, name, category, views, votes })),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { username, businesses, artists } = loaderData;
  const cloths = (["plum", "green", "clay"] as const).map((palette) => (
    <Cloth key={palette} id={`dashboard-${palette}`} palette={palette} ratio={0.28} height={420} eager />
  ));
  return (
    <>
      <PageHead
        palette="gold"
        title={username ? `Hello, ${username}.` : "Your dashboard."}
        lead={leadFor(businesses, artists)}
        cloths={cloths}
      />
      <div className="pb-(--section)">
        {businesses !== null && businesses.length > 0 && <OwnBusinesses businesses={businesses} />}
        {artists.length > 0 && <OwnArtists artists={artists} />}
        {/* Sections of other features, such as claims, with the switch on and off. */}
        <Outlet />
        {businesses === null && <Planned />}
        {businesses?.length === 0 && artists.length === 0 && <NoBusiness />}
      </div>
    </>
  );
}

type Businesses = Route.ComponentProps["loaderData"]["businesses"];
type Artists = Route.ComponentProps["loaderData"]["artists"];

function leadFor(businesses: Businesses, artists: Artists) {
  if (businesses === null)
    return "Your business dashboard is coming soon. Here is what we are building for you.";
  if (businesses.length === 0 && artists.length > 0)
    return "Keep your profile up to date, show your work, and see who stopped by.";
  if (businesses.length === 0) return "Run a business? This is where you look after it.";
  return "Keep your listing up to date, answer your reviews, and see who stopped by.";
}

function OwnBusinesses({ businesses }: { businesses: NonNullable<Businesses> }) {
  return (
    <section className="wrap pt-(--section)" aria-labelledby="own">
      <SectionHead id="own" title={businesses.length === 1 ? "Your business" : "Your businesses"} />
      <Rows>
        {businesses.map(({ id, name, location, picture, reviewCount }) => (
          <Row
            key={id}
            to={`/dashboard/${id}`}
            title={<span className="wrap-anywhere">{name}</span>}
            note={[location, reviewCount === 1 ? "1 review" : `${formatCount(reviewCount)} reviews`]
              .filter(Boolean)
              .join(" · ")}
            cloth={<Cover id={id} palette="gold" ratio={1} picture={picture} className="aspect-square" />}
          />
        ))}
      </Rows>
    </section>
  );
}

function OwnArtists({ artists }: { artists: Artists }) {
  return (
    <section className="wrap pt-(--section)" aria-labelledby="artists">
      <SectionHead id="artists" title={artists.length === 1 ? "Your profile" : "Your profiles"} />
      <Rows>
        {artists.map(({ id, name, category, views, votes }) => (
          <Row
            key={id}
            to={`/dashboard/artist/${id}`}
            title={<span className="wrap-anywhere">{name}</span>}
            note={[
              category,
              views === 1 ? "1 view" : `${formatCount(views)} views`,
              votes === 1 ? "1 upvote" : `${formatCount(votes)} upvotes`,
            ].join(" · ")}
            cloth={<Cover id={id} palette="indigo" ratio={1} picture={null} className="aspect-square" />}
          />
        ))}
      </Rows>
    </section>
  );
}

function NoBusiness() {
  return (
    <section className="wrap pt-(--section)" aria-labelledby="claim">
      <SectionHead
        id="claim"
        title="Claim yours"
        lead="Find your business in the directory and show us that it is yours. Once we have looked at it, you edit the listing, reply to reviews as its owner and see your insights here."
      />
      <div className="actions">
        <ButtonLink to="/claim-business">Claim your business</ButtonLink>
        <ButtonLink to="/directory" variant="secondary">
          Find it in the directory
        </ButtonLink>
      </div>
    </section>
  );
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

function Planned() {
  return (
    <section className="wrap pt-(--section)" aria-labelledby="planned">
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
  );
}
