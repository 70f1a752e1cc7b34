import { data } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { isNameCursor, searchByName } from "#features/directory/exports/search-by-name.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { FailedState } from "#ui/failed-state.tsx";
import { Steps } from "#ui/steps.tsx";
import { claimQuery } from "../claim-query.ts";
import { AlreadyClaimed } from "../components/already-claimed.tsx";
import { BusinessFinder } from "../components/business-finder.tsx";
import { ClaimForm } from "../components/claim-form.tsx";
import { ClaimLayout } from "../components/claim-layout.tsx";
import { claimSteps } from "../components/claim-steps.ts";
import { handleClaim } from "../handle-claim.server.ts";
import { claimSchema } from "../input.ts";
import { findClaimableBusiness } from "../queries/find-claimable-business.server.ts";
import { findUnlistedBusiness } from "../queries/find-unlisted-business.server.ts";
import { sendClaim } from "../send-claim.ts";
import { subjectWords } from "../subject-words.ts";
import type { Route } from "./+types/claim-business";

export const meta = pageTitle(subjectWords.business.title, { robots: "noindex" });

const businessesPerPage = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: personId, email } = requirePerson(context, url);
  const list = await loadList(context, url, {
    list: claimQuery,
    isCursor: ({ after }) => isNameCursor(after),
    findUnknown: findUnlistedBusiness,
    read: async (db, { business: id, name, search, after }) => {
      if (id) return { business: await findClaimableBusiness(db, { id, personId }), others: null };
      const others = await searchByName(db, { term: search || name, after, limit: businessesPerPage });
      return { business: undefined, others };
    },
  });
  return data({ ...list.data, email, fields: describeFields(claimSchema) }, list.init ?? {});
}

/** If the server is unreachable, the page stays and shows an error. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { email: "", fields: {}, ...(await loadOrKeepFilters(args, claimQuery)) };
}

export const action = (args: Route.ActionArgs) => handleClaim(args);

export const clientAction = (args: Route.ClientActionArgs) => sendClaim(args);

const firstStep = claimSteps("business", { hasSubject: false, hasName: false, hasProof: false });

export default function ClaimBusinessPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { query, found, ignored, failure, email, fields } = loaderData;
  const { business, others } = found ?? {};
  const notices = [...ignored.map(({ words }) => words), ...describeListing(query.name, business)];
  return (
    <ClaimLayout kind="business" claimable={business} notices={notices}>
      {failure && <LoadFailed errorId={failure.errorId} />}
      {business && (business.owner === "you" || business.isClaimedByYou) && (
        <AlreadyClaimed claimable={business} />
      )}
      {business && business.owner !== "you" && !business.isClaimedByYou && (
        <ClaimForm key={business.id} claimable={business} {...{ email, fields }} failure={refused} />
      )}
      {others && (
        <>
          <Steps label="Steps" steps={firstStep} />
          <div className="mt-10">
            <BusinessFinder
              businesses={others.items}
              search={query.search || query.name}
              after={query.after}
              pages={claimQuery.pages(query, others.nextCursor)}
            />
          </div>
        </>
      )}
    </ClaimLayout>
  );
}

/** A link may use another name for the business than we do, and someone else may own it. */
function describeListing(name: string, business: { name: string; owner: string } | undefined) {
  if (!business) return [];
  const isOther = name !== "" && !business.name.startsWith(name);
  return [
    ...(isOther
      ? [`You came here for “${name}”. The listing you claim is named “${business.name}” here.`]
      : []),
    ...(business.owner === "another" ? [subjectWords.business.owned] : []),
  ];
}

function LoadFailed({ errorId }: { errorId: string | null }) {
  const message = "We could not read the list of businesses. Please try again in a moment.";
  return <FailedState message={errorId ? `${message} Error id: ${errorId}` : message} />;
}
