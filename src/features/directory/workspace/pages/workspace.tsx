import { Outlet } from "react-router";
import { servicesContext } from "#platform/http/services.ts";
import { CheckTag } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Workspace } from "#ui/workspace/workspace.tsx";
import { listOwnBusinesses, requireOwnBusiness } from "../../exports/own-business.server.ts";
import type { Route } from "./+types/workspace";

/** Nested pages need their own guard: the router can run a child loader without this one. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, business } = await requireOwnBusiness(context, url, params.id);
  const own = await listOwnBusinesses(context.get(servicesContext).db, person.id);
  const others = own.filter(({ id }) => id !== business.id).map(({ id, name }) => ({ id, name }));
  return { business, others };
}

/** The header and the tabs of an owner's workspace. Features provide the pages. */
export default function BusinessWorkspace({ loaderData: { business, others } }: Route.ComponentProps) {
  const { id, name, location, image_url: picture, verified } = business;
  return (
    <Workspace
      id={id}
      name={name}
      palette="gold"
      picture={picture}
      base={`/dashboard/${id}`}
      facts={
        <>
          {verified && <CheckTag>Verified</CheckTag>}
          {location && <span>{location}</span>}
          <span>You are the owner</span>
        </>
      }
      editLabel="Edit listing"
      page={`/business/${id}`}
      parts={[
        { label: "Listing", path: "" },
        { label: "Reviews", path: "/reviews" },
        { label: "Orders", path: "/orders" },
        { label: "Insights", path: "/figures" },
      ]}
      foot={others.length > 0 && <OtherBusinesses others={others} />}
    >
      <Outlet />
    </Workspace>
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
