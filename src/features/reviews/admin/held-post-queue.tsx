import type { Query } from "#platform/http/list-query.ts";
import { Cloth } from "#ui/cloth.tsx";
import { Evidence, Facts } from "#ui/evidence.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Pager } from "#ui/pagination.tsx";
import { Queue } from "#ui/queue.tsx";
import { Stars } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { DecisionForms } from "./decision-forms.tsx";
import { heldPostsList } from "./held-posts-query.ts";
import type { ShownHeld } from "./present-held.ts";

type HeldPostQueueProps = {
  query: Query<typeof heldPostsList>;
  posts: readonly ShownHeld[];
  nextCursor: string | null;
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** The queue with the details of the open post, by default the oldest. */
export function HeldPostQueue({ query, posts, nextCursor, fields, failure }: HeldPostQueueProps) {
  const list = { ...query, post: "" };
  const pages = heldPostsList.pages(list, nextCursor, "");
  const hrefOf = ({ id }: ShownHeld) => heldPostsList.href({ ...list, post: id });
  const open = posts.find(({ id }) => failure?.form.endsWith(id) || id === query.post)?.id;
  const chosen = open ?? posts[0]?.id;
  const index = posts.findIndex(({ id }) => id === chosen);
  const post = posts[index];
  const next = posts[index + 1];
  const previous = posts[index - 1];
  return (
    <Queue
      label="Held reviews and replies"
      order="Oldest first"
      items={posts.map((held) => toItem(held, hrefOf(held)))}
      chosen={chosen}
      isOpen={open !== undefined}
      keys={{ a: "approve", r: "reject" }}
      foot={<Pager label="Pages of held posts" {...pages} />}
    >
      {post && (
        <Evidence
          key={post.id}
          palette="gold"
          title={post.businessName}
          note={`${post.author}, ${post.day}`}
          cloth={<Cloth id={post.businessId} palette="gold" ratio={1} height={112} />}
          position={`${index + 1} of ${posts.length}${pages.next ? "+" : ""}`}
          previous={previous && hrefOf(previous)}
          next={next ? hrefOf(next) : pages.next}
          back={{ to: heldPostsList.href(list), label: "Reviews" }}
          actions={<DecisionForms {...{ post, fields, failure }} next={(next ?? previous)?.id} />}
        >
          <PostText {...post} />
          <Reasons {...post} />
        </Evidence>
      )}
    </Queue>
  );
}

function toItem({ id, businessId, businessName, excerpt, createdAt, age }: ShownHeld, to: string) {
  return {
    ...{ id, to },
    title: businessName,
    note: excerpt,
    cloth: <Cloth id={businessId} palette="gold" ratio={1} height={88} />,
    end: <time dateTime={createdAt}>{age}</time>,
  };
}

function PostText({ kind, rating, text, repliesTo }: ShownHeld) {
  return (
    <section>
      <h3>{kind === "review" ? "The review" : "The reply"}</h3>
      {repliesTo && (
        <blockquote className="mb-4 line-clamp-3 border-line border-l-6 pl-4 text-muted text-small [overflow-wrap:anywhere]">
          {repliesTo}
        </blockquote>
      )}
      {rating !== null && <Stars rating={rating} />}
      <p className="mt-1.5 max-w-[64ch] whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{text}</p>
    </section>
  );
}

function Reasons({ why, createdAt, day, age, businessId, businessName }: ShownHeld) {
  return (
    <section>
      <h3>Why it waits</h3>
      <Facts
        facts={[
          { term: "Held because", fact: why },
          {
            term: "Waiting",
            fact: (
              <>
                {age}, since <time dateTime={createdAt}>{day}</time>
              </>
            ),
          },
          {
            term: "About",
            fact: <TextLink to={`/business/${businessId}`}>{businessName}</TextLink>,
          },
        ]}
      />
    </section>
  );
}
