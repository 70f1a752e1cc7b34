import { data } from "react-router";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { Cloth } from "#ui/cloth.tsx";
import { FailedState } from "#ui/failed-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { SubjectWords } from "../components/subject-words-list.tsx";
import { WriteReview } from "../components/write-review.tsx";
import { handleTravelReview } from "../handle-travel-review.server.ts";
import { travelReviewSchema } from "../input.ts";
import { subjectList, subjectPath } from "../lists.ts";
import { presentWords } from "../present-words.ts";
import { findOwnWords } from "../queries/find-own-words.server.ts";
import { listTravelWords, wordsOrder } from "../queries/list-travel-words.server.ts";
import { requireSubject } from "../require-subject.server.ts";
import { subjectWords } from "../subject-words.ts";
import type { Route } from "./+types/subject-reviews";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { person } = context.get(visitContext);
  const subject = await requireSubject(db, params);
  const { kind, id: subjectId } = subject;
  const [list, own] = await Promise.all([
    loadList(context, url, {
      list: subjectList(kind, subjectId),
      isCursor: ({ after }) => wordsOrder.isCursor({ after }),
      read: async (db, { after }) => {
        const { items, nextCursor } = await listTravelWords(db, { subjectId, after, limit: wordsPerPage });
        return { items: items.map((words) => presentWords(words, subject.score.answers)), nextCursor };
      },
    }),
    person ? findOwnWords(db, { kind, subjectId, userId: person.id }) : null,
  ]);
  const form = {
    stamp: stampForm(env.AUTH_SECRET, Date.now()),
    fields: describeFields(travelReviewSchema),
    isSignedIn: person !== null,
    own,
  };
  return data({ ...list.data, subject, form }, list.init ?? {});
}

const wordsPerPage = 10;
const failed = { title: "Error submitting review" };

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { kind, id } = args.params;
  const loaded = await loadOrKeepFilters(args, subjectList(kind as "tour", id));
  return { subject: null, form: null, ...loaded };
}

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  const { kind, id } = await requireSubject(db, args.params);
  return handleTravelReview(args, { kind, subjectId: id });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const subject = loaderData?.subject;
  if (!subject) return [{ title: siteNameOf(root) }];
  return describePage({
    title: `Reviews of ${subject.name}`,
    description: `What members say about ${subject.name}, and how welcome they felt.`.slice(0, 160),
    siteName: siteNameOf(root),
    canonical: new URL(subjectPath(subject.kind, subject.id), root.loaderData.origin).href,
  });
}

/** All reviews of one tour, guide or booking option, and the form to add one. */
export default function SubjectReviewsPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { subject, query, found, form } = loaderData;
  if (!subject || !form) return <FailedState title="Error fetching reviews" message={unreachable} />;
  const words = subjectWords[subject.kind];
  return (
    <div data-palette="green">
      <PageHead
        palette="green"
        back={<BackLink to="/travel-reviews">Travel reviews</BackLink>}
        title={subject.name}
        lead={[words.one, subject.place].filter(Boolean).join(" · ")}
        cloths={[1, 2, 3].map((bolt) => (
          <Cloth key={bolt} id={`${subject.id}-${bolt}`} palette="green" ratio={0.4} height={420} eager />
        ))}
      />
      <div className="wrap grid items-start gap-x-[clamp(2.5rem,6vw,5.5rem)] gap-y-12 pt-[clamp(2rem,4vw,3.5rem)] pb-(--section) lg:grid-cols-[minmax(0,1fr)_25rem]">
        <SubjectWords
          subject={subject}
          words={found?.items ?? null}
          after={query.after}
          pages={subjectList(subject.kind, subject.id).pages(query, found?.nextCursor ?? null)}
        />
        <WriteReview subject={subject} {...form} failure={failure} />
      </div>
    </div>
  );
}

const unreachable = "We could not read the reviews. Please try again in a moment.";
