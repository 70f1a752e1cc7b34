import { useEffect } from "react";
import { data } from "react-router";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { listLoader } from "#platform/http/load-list.server.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { showToast } from "#ui/toast-store.ts";
import { decidePost } from "../commands/decide-post.server.ts";
import { LoadFailed } from "../components/load-failed.tsx";
import { heldOrder, listHeldPosts } from "../queries/list-held-posts.server.ts";
import { decisionRefusals } from "../refusals.ts";
import type { Route } from "./+types/held-posts";
import { HeldPostQueue } from "./held-post-queue.tsx";
import { heldPostsList } from "./held-posts-query.ts";
import { approvalSchema, rejectionSchema } from "./input.ts";
import { presentHeld } from "./present-held.ts";

export const headers = passHeaders;
export const meta = pageTitle("Held reviews · Admin", { robots: "noindex" });

const postsPerPage = 20;
const loadFailed = { title: "Error", description: "Failed to fetch data", variant: "destructive" } as const;

export const loader = listLoader({
  list: heldPostsList,
  isCursor: heldOrder.isCursor,
  read: async (db, { after }) => {
    const { items, nextCursor } = await listHeldPosts(db, { after, limit: postsPerPage });
    const posts = items.map((post) => presentHeld(post, Date.now()));
    return { posts, nextCursor, fields: describeFields(rejectionSchema) };
  },
});

const failed = { title: "Update Error" };

export async function action(args: Route.ActionArgs) {
  const { request, url } = args;
  const form = await request.formData();
  const schema = { approve: approvalSchema, reject: rejectionSchema }[String(form.get("decision"))];
  if (!schema) throw data(null, { status: 400 });
  const next = String(form.get("next") ?? "");
  // After the last post of a page, continue with the oldest.
  const to = next
    ? heldPostsList.href({ ...heldPostsList.read(url.searchParams), post: next })
    : url.pathname;
  return answerForm(args, {
    form,
    schema,
    refusals: decisionRefusals,
    title: failed.title,
    toastFor: () => null,
    refusedTo: to,
    run: decidePost,
    done: (_result, { kind, isApproved }) => {
      const subject = kind === "review" ? "Review" : "Reply";
      return { to, toast: { title: `${subject} has been ${isApproved ? "approved" : "rejected"}` } };
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The queue of held posts, oldest first. */
export default function HeldPostsPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  useEffect(() => {
    if (failure) showToast(loadFailed);
  }, [failure]);
  if (!found) return <LoadFailed {...loadFailed} errorId={failure.errorId} />;
  if (found.posts.length > 0 || query.after)
    return <HeldPostQueue {...found} query={query} failure={refused} />;
  return (
    <EmptyState
      title="Nothing waits."
      cloth={<Cloth id="admin-reviews" palette="gold" ratio={0.93} height={420} eager />}
    >
      Reviews and replies that look like a raid come here before anybody else sees them.
    </EmptyState>
  );
}
