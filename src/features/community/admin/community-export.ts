import { data, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { fileResponse } from "#platform/http/response/file-response.server.ts";
import { writeCsv } from "#platform/http/response/write-csv.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { exportCommunity } from "../commands/export-community.server.ts";
import type { CommunityMember } from "../queries/list-community.server.ts";
import type { Route } from "./+types/community-export";
import { communityList, maxExportedMembers } from "./community-query.ts";

/** The file is the response to a form. A GET redirects to that form. */
export function loader() {
  return redirect(communityList.path);
}

/** Streams the community list as a file. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const search = form.get("search");
  if (typeof search !== "string") throw data(null, { status: 400 });
  const query = communityList.read(new URLSearchParams({ search }));
  const actor = actorOf(context.get(visitContext), request);
  const input = { search: query.search, maxRows: maxExportedMembers };
  const result = await exportCommunity(context.get(servicesContext), actor, input);
  if (!result.ok) throw data(null, { status: 403 });
  return fileResponse("community", "csv", writeCsv(columns, result.batches));
}

const columns: readonly [string, (member: CommunityMember) => string | null][] = [
  ["joined_at", ({ createdAt }) => createdAt.toISOString()],
  ["name", ({ name }) => name],
  ["email", ({ email }) => email],
  ["business", ({ business }) => business],
  ["links", ({ links }) => links?.join(" ") ?? null],
  ["bio", ({ bio }) => bio],
  ["picture", ({ imageUrl }) => imageUrl],
];
