import { Eye, Pencil } from "lucide";
import { Outlet, useLocation } from "react-router";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CheckTag } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Cover } from "#ui/cover.tsx";
import { Icon } from "#ui/icon.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import { BackLink, TextLink } from "#ui/text-link.tsx";
import { listOwnBusinesses, requireOwnBusiness } from "../../exports/own-business.server.ts";
import type { Route } from "./+types/workspace";

/** Nested pages need their own guard: the router can run a child loader without this one. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, business } = await requireOwnBusiness(context, url, params.id);
  const own = await listOwnBusinesses(context.get(servicesContext).db, person.id);
  const others = own.filter(({ id }) => id !== business.id).map(({ id, name }) => ({ id, name }));
  return { business, others };
}

const parts = [
  { label: "Listing", path: "" },
  { label: "Reviews", path: "/reviews" },
  { label: "Orders", path: "/orders" },
  { label: "Insights", path: "/figures" },
] as const;

// On a phone the buttons share one row.
const button = "max-sm:grow max-sm:px-3.5";

/** The head and the parts of an owner's workspace. Features provide the pages. */
export default function Workspace({ loaderData: { business, others } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { id, name, location, image_url: picture, verified } = business;
  const base = `/dashboard/${id}`;
  const rest = pathname.slice(base.length).replace(/\/$/, "");
  const part = parts.find(({ path }) => path === rest) ?? parts[0];
  return (
    <div data-palette="gold">
      <Cloth id={id} palette="gold" ratio={9} eager className="h-24 w-full border-gold border-b-6 sm:h-32" />
      <div className="wrap pt-6 pb-(--section)">
        <BackLink to="/dashboard">Your dashboard</BackLink>
        <div className="mt-2 mb-3 flex items-center gap-4">
          {picture && (
            <Cover
              id={id}
              palette="gold"
              ratio={1}
              height={80}
              picture={picture}
              eager
              className="size-16 flex-none sm:size-20"
            />
          )}
          <h1 className="wrap-anywhere min-w-0">{name}</h1>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1.5 text-muted">
          {verified && <CheckTag>Verified</CheckTag>}
          {location && <span>{location}</span>}
          <span>You are the owner</span>
        </p>
        <div className="mt-5 mb-7 flex flex-wrap items-center gap-2.5">
          <ButtonLink to={`${base}/edit`} className={button}>
            <Icon of={Pencil} />
            Edit listing
          </ButtonLink>
          <ButtonLink to={`/business/${id}`} variant="secondary" className={button}>
            <Icon of={Eye} />
            See your page
          </ButtonLink>
        </div>
        <TabLinks label={`Parts of ${name}`}>
          {parts.map(({ label, path }) => (
            <TabLink key={label} to={`${base}${path}`} current={path === part.path}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
        <div className="pt-8">
          <Outlet />
        </div>
        {others.length > 0 && <OtherBusinesses others={others} />}
      </div>
    </div>
  );
}

function OtherBusinesses({ others }: { others: Route.ComponentProps["loaderData"]["others"] }) {
  return (
    <nav aria-labelledby="others" className="mt-14 border-line border-t pt-5">
      <h2 id="others" className="mb-2 text-h3">
        Your other businesses
      </h2>
      <ul className="grid gap-1">
        {others.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={`/dashboard/${id}`} className="hit py-1.5">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
