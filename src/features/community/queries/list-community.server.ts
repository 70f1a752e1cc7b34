import { sql } from "kysely";
import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

type Input = { search: string; after?: string | undefined; limit: number };
export type CommunityMember = {
  id: string;
  name: string;
  email: string;
  business: string | null;
  links: string[] | null;
  bio: string | null;
  imageUrl: string | null;
  createdAt: Date;
};

export const communityOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

/** People who have joined, newest first. A search matches any part of a name, an email address or a business. */
export async function listCommunity(db: Db, { search, after, limit }: Input) {
  const page = { sort: "newest", after, limit } as const;
  const rows = await db
    .selectFrom("community_members")
    .select(["id", "name", "email", "business", "links", "bio"])
    .select(["profile_image_url as imageUrl", "created_at as createdAt"])
    .$if(search !== "", (query) => query.where(contains(search)))
    .$call(communityOrder.select(page))
    .execute();
  return communityOrder.page<CommunityMember & (typeof rows)[number]>(rows, page);
}

/** Written as in the index. */
function contains(search: string) {
  const folded = sql`regexp_replace(fold_search_text(${search}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql<boolean>`fold_search_text(name || ' ' || email || ' ' || coalesce(business, '')) like '%' || ${folded} || '%'`;
}
