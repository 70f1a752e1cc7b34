import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { TravelScore } from "../../reviews/components/travel-score.tsx";
import { readTravelScores } from "../../reviews/queries/read-travel-scores.server.ts";
import { DayPlan } from "../components/day-plan.tsx";
import { DayTabs } from "../components/day-tabs.tsx";
import { GuideHead } from "../components/guide-head.tsx";
import { GuideMissing } from "../components/guide-missing.tsx";
import { GuideTips } from "../components/guide-tips.tsx";
import { NextGuides } from "../components/next-guides.tsx";
import { readDay } from "../day-slots.ts";
import { guideMeta } from "../guide-meta.ts";
import { presentGuide } from "../present-guide.ts";
import { findGuide } from "../queries/find-guide.server.ts";
import { listNextGuides } from "../queries/list-next-guides.server.ts";
import type { Route } from "./+types/travel-guide";

const maxNext = 3;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { requestId, log } = context.get(visitContext);
  const { db } = context.get(servicesContext);
  const found =
    isUuid(params.id) &&
    (await findGuide(db, params.id.toLowerCase()).catch((error) => {
      log.error({ error }, "travel guide could not be read");
      throw data({ errorId: requestId }, { status: 503 });
    }));
  if (!found) throw data(null, { status: 404 });
  const [next, scores] = await Promise.all([
    listNextGuides(db, { ...found, limit: maxNext }).catch((error) => {
      log.warn({ error }, "other guides could not be read");
      return [];
    }),
    readTravelScores(db, "guide", [found.id]).catch((error) => {
      log.warn({ error }, "the score of a guide could not be read");
      return null;
    }),
  ]);
  const score = scores?.get(found.id) ?? null;
  return { guide: presentGuide(found), score, requested: url.searchParams.get("day"), next };
}

/** All days come with the page: choosing one sends no request, and works offline. */
export function shouldRevalidate({ currentUrl, nextUrl, ...args }: ShouldRevalidateFunctionArgs) {
  const isDayChange = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return args.defaultShouldRevalidate && !isDayChange;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const name = siteNameOf(root);
  if (loaderData && root.loaderData)
    return guideMeta(loaderData.guide, { origin: root.loaderData.origin, name });
  return [{ title: `Guide Not Found · ${name}` }, { name: "robots", content: "noindex" }];
}

export default function GuidePage({ loaderData: { guide, score, requested, next } }: Route.ComponentProps) {
  const { search } = useLocation();
  // An offline copy contains one day, regardless of the URL.
  const wanted = useIsHydrated() ? new URLSearchParams(search).get("day") : requested;
  const written = guide.days.filter(({ isWritten }) => isWritten);
  const chosen = readDay(wanted, written);
  return (
    <>
      <GuideHead guide={guide} />
      <div className="wrap py-[clamp(2.5rem,5vw,4.5rem)]">
        {guide.paragraphs.length > 0 && (
          <div className="prose mb-10">
            {guide.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {score && (
          <div className="not-on-paper mb-8">
            <TravelScore kind="guide" id={guide.id} name={guide.title} score={score} />
          </div>
        )}
        <DayTabs days={guide.days} chosen={chosen} path={`/travel-guides/${guide.id}`} />
        {written.map((day) => (
          <DayPlan key={day.day} guideId={guide.id} day={day} isChosen={day.day === chosen} />
        ))}
      </div>
      <GuideTips guide={guide} />
      <NextGuides guides={next} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <GuideMissing failure={{ errorId: undefined }} />;
  if (error.status === 404) return <GuideMissing />;
  return <GuideMissing failure={{ errorId: error.data?.errorId }} />;
}
