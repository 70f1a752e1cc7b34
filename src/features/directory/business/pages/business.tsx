import { useEffect } from "react";
import { data, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorId } from "#ui/error-id.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { isWorkspaceOpen } from "../../exports/own-business.server.ts";
import { businessMeta } from "../business-meta.ts";
import { BusinessAbout } from "../components/business-about.tsx";
import { BusinessAside } from "../components/business-aside.tsx";
import { BusinessFailed } from "../components/business-failed.tsx";
import { BusinessCover, BusinessHead } from "../components/business-head.tsx";
import { BusinessNeighbors } from "../components/business-neighbors.tsx";
import { useVisitCount } from "../components/use-visit-count.ts";
import { presentBusiness } from "../present-business.ts";
import { findBusinessPage } from "../queries/find-business-page.server.ts";
import { readBusinessId } from "../read-business-id.ts";
import { readNeighbors } from "../read-neighbors.server.ts";
import type { Route } from "./+types/business";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { requestId, log } = context.get(visitContext);
  const { db } = context.get(servicesContext);
  const id = readBusinessId(params.id);
  const row =
    id &&
    (await findBusinessPage(db, id).catch((error) => {
      log.error({ error }, "business could not be read");
      throw data({ errorId: requestId }, { status: 503 });
    }));
  if (!row) throw data(null, { status: 404 });
  const { city, state, latitude, longitude } = row;
  const neighbors = await readNeighbors(db, { id, city, state, latitude, longitude }).catch((error) => {
    // They are optional: the page works without them.
    log.warn({ error }, "neighbors could not be read");
    return null;
  });
  return { business: presentBusiness(row), neighbors, isCounted: await isWorkspaceOpen(db, log) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) {
    return [{ title: `Something went wrong · ${siteNameOf(root)}` }, { name: "robots", content: "noindex" }];
  }
  const name = siteNameOf(root);
  return businessMeta(loaderData.business, { origin: root.loaderData.origin, name });
}

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const { business, neighbors, isCounted } = loaderData;
  useVisitCount(business.id, isCounted);
  return (
    <>
      <BusinessCover id={business.id} picture={business.picture} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2.5rem,6vw,5.5rem)] gap-y-[clamp(2.5rem,5vw,4rem)] pb-(--section) lg:grid-cols-[minmax(0,1fr)_348px] lg:grid-rows-[auto_1fr]">
        <BusinessHead business={business} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-[clamp(2.5rem,5vw,4rem)]">
          <BusinessAbout paragraphs={business.paragraphs} />
          <Outlet />
        </div>
        <BusinessAside business={business} />
      </div>
      {neighbors && <BusinessNeighbors {...neighbors} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <BusinessFailed message="Item not found." caption="Plenty of stalls, just not this one.">
        <p className="mt-6">
          <BackLink to="/directory">Back to directory</BackLink>
        </p>
      </BusinessFailed>
    );
  }
  return <LoadFailed errorId={isRouteErrorResponse(error) ? error.data?.errorId : undefined} />;
}

function LoadFailed({ errorId }: { errorId: string | undefined }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    showToast({
      title: "Error",
      description: "Failed to load item details. Please try again later.",
      variant: "destructive",
    });
  }, []);
  return (
    <BusinessFailed
      message="We could not load this business. Please try again in a moment."
      caption="A thread came loose. We are on it."
    >
      <ErrorId id={errorId} />
      <div className="actions mt-6">
        <ButtonLink to={`${pathname}${search}`} reloadDocument>
          Try again
        </ButtonLink>
        <BackLink to="/directory">Back to directory</BackLink>
      </div>
    </BusinessFailed>
  );
}
