import type { Db } from "#platform/db/open-database.server.ts";
import { listLoader, unlisted } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { FilterBar } from "#ui/list-page/filter-bar.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { OrganizationCard } from "../components/organization-card.tsx";
import { describeOrganization } from "../describe-organization.ts";
import { type OrganizationQuery, organizationList } from "../input.ts";
import {
  listCategories,
  listOrganizations,
  organizationOrder,
} from "../queries/list-organizations.server.ts";
import type { Route } from "./+types/wealth";

export const loader = listLoader({
  list: organizationList,
  isCursor: organizationOrder.isCursor,
  findUnknown: unlisted("category", listCategories),
  read: readOrganizations,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, organizationList);
export const meta = (args: Route.MetaArgs) =>
  describeList(args, organizationList, settings, describeOrganization);

export default function WealthPage({ loaderData }: Route.ComponentProps) {
  const menu = { label: "Category", name: "category", emptyLabel: "All Categories" };
  const options = loaderData.found?.categories ?? [];
  return (
    <ListPage list={useListPage(organizationList, loaderData, settings, OrganizationCard)}>
      <ListHead />
      <ListBody>
        <FilterBar menus={[{ ...menu, options }]} />
        <ListResults />
      </ListBody>
    </ListPage>
  );
}

async function readOrganizations(db: Db, { category, after }: OrganizationQuery) {
  const [page, categories] = await Promise.all([
    listOrganizations(db, { category, after, limit: organizationList.perPage }),
    listCategories(db),
  ]);
  return { ...page, categories };
}

const settings: ListSettings = {
  title: "Wealth & Empowerment",
  lead: "Credit unions, land trusts, lending circles and night schools. People who keep the money in the room.",
  items: ["organization", "organizations"],
  empty: "No organizations found for this category.",
  failed: "Failed to load organizations. Please try again.",
  palette: "teal",
  cloths: { adire: 1, zigzag: 0, bogolan: 2 },
};
