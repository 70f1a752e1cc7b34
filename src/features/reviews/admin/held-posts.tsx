import { useEffect } from "react";
import { data } from "react-router";
import { requireAdmin } from "#features/accounts/exports/guards.server.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { nextPage, previousPage, readPageTrail } from "#platform/http/page-trail.ts";
import { servicesContext } from "#platform/http/services.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { visitContext } from "#platform/http/visit.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pagination.tsx";
import { showToast } from "#ui/toast-store.ts";
import { decidePost } from "../commands/decide-post.server.ts";
import { LoadFailed } from "../components/load-failed.tsx";
import { listHeldPosts } from "../queries/list-held-posts.server.ts";
import { decisionRefusals } from "../refusals.ts";
import type { Route } from "./+types/held-posts";
import { HeldPostCard } from "./held-post-card.tsx";
import { approvalSchema, rejectionSchema } from "./input.ts";
import { presentHeld } from "./present-held.ts";
import { useFocusOnNext } from "./use-focus-on-next.ts";

const postsOnPage = 20;
const loadFailed = { title: "Error", description: "Failed to fetch data", variant: "destructive" } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const { db } = context.get(servicesContext);
  const { log, requestId } = context.get(visitContext);
  const place = readPageTrail(url.searchParams);
  const found = await listHeldPosts(db, { after: place.after || undefined, limit: postsOnPage }).catch(
    (error) => {
      log.error({ error }, "held posts could not be read");
      return null;
    },
  );
  if (!found) return data({ failedId: requestId }, { status: 503, headers: { "Retry-After": "5" } });
  const previous = previousPage(place);
  return {
    posts: found.items.map((post) => presentHeld(post, Date.now())),
    fields: describeFields(rejectionSchema),
    pages: {
      ...(previous && { previous: toPath(previous) }),
      ...(found.nextCursor && { next: toPath(nextPage(place, found.nextCursor)) }),
    },
  };
}

const failed = { title: "Update Error" };

export async function action(args: Route.ActionArgs) {
  const { context, request, url } = args;
  requireAdmin(context, url);
  const form = await request.formData();
  const schema = { approve: approvalSchema, reject: rejectionSchema }[String(form.get("decision"))];
  if (!schema) throw data(null, { status: 400 });
  const here = `${url.pathname}${url.search}`;
  return answerForm(args, {
    form,
    schema,
    refusals: decisionRefusals,
    title: failed.title,
    toastFor: () => null,
    refusedTo: here,
    run: decidePost,
    done: (_result, { kind, isApproved }) => {
      const subject = kind === "review" ? "Review" : "Reply";
      return { to: here, toast: { title: `${subject} has been ${isApproved ? "approved" : "rejected"}` } };
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ matches: [root] }: Route.MetaArgs) {
  return [{ title: `Held reviews · Admin · ${siteNameOf(root)}` }, { name: "robots", content: "noindex" }];
}

/** What waits for a decision, oldest first. */
export default function HeldPostsPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const failedId = "failedId" in loaderData ? loaderData.failedId : null;
  useEffect(() => {
    if (failedId) showToast(loadFailed);
  }, [failedId]);
  const posts = "posts" in loaderData ? loaderData.posts : [];
  const list = useFocusOnNext(posts);
  if (!("posts" in loaderData)) return <LoadFailed {...loadFailed} errorId={failedId} />;
  if (posts.length === 0 && !loaderData.pages.previous) {
    return (
      <div className="mt-8">
        <EmptyState
          title="Nothing waits."
          cloth={<Cloth id="admin-reviews" palette="gold" ratio={0.93} height={420} eager />}
        >
          Reviews and replies that look like a raid come here before anybody else sees them.
        </EmptyState>
      </div>
    );
  }
  return (
    <section ref={list} aria-labelledby="queue">
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b-2 pb-3">
        <h2
          id="queue"
          tabIndex={-1}
          className="font-text! text-base! leading-normal! font-semibold! tracking-normal!"
        >
          Held reviews and replies
        </h2>
        <span className="text-muted text-small">Oldest first</span>
      </div>
      <ol>
        {posts.map((post) => (
          <HeldPostCard key={post.id} post={post} fields={loaderData.fields} failure={failure} />
        ))}
      </ol>
      <div className="mt-8 empty:hidden">
        <Pager label="Pages of held posts" {...loaderData.pages} />
      </div>
    </section>
  );
}

function toPath({ after, trail }: { after: string; trail: readonly string[] }) {
  const query = new URLSearchParams({
    ...(after && { after }),
    ...(trail.length > 0 && { trail: trail.join(".") }),
  });
  return query.size > 0 ? `/admin/reviews?${query}` : "/admin/reviews";
}
