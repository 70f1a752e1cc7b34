import { apiLimits } from "#platform/http/api/api-limits.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ProseHead, ProsePage, ProseSection } from "#ui/prose.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { getApiDocs } from "../api-docs/api-docs.server.ts";
import { ApiGuide, guideSections } from "../api-docs/api-guide.tsx";
import { FieldTable } from "../api-docs/field-table.tsx";
import { OperationSection } from "../api-docs/operation-section.tsx";
import { apiDocsPath } from "../api-path.ts";
import type { Route } from "./+types/api-docs";

const lead = "The directory as open data, for your app, your map or your research. No key, no sign-up.";

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return {
    docs: getApiDocs(env),
    origin: env.APP_ORIGIN,
    limits: { reads: env.API_READS_PER_MINUTE, writes: apiLimits.write.points },
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const canonical = `${loaderData.origin}${apiDocsPath}`;
  const siteName = siteNameOf(root);
  return describePage({ title: "Open API", description: `${siteName}: ${lead}`, canonical, siteName });
}

export default function ApiDocsPage({ loaderData: { docs, origin, limits } }: Route.ComponentProps) {
  const contents = [
    ...guideSections,
    ...docs.groups.map(({ name, operations }) => ({
      id: name,
      label: name,
      parts: operations.map(({ id }) => ({ id, label: id })),
    })),
    { id: "schemas", label: "Schemas" },
  ];
  return (
    <div className="wrap">
      <ProseHead
        title="Open API"
        lead={lead}
        facts={
          <>
            <span>
              Version <b>{docs.version}</b>
            </span>
            <span>
              Facts under <b>CC BY 4.0</b>
            </span>
            <TextLink to="/api/v1/openapi.json" reloadDocument>
              openapi.json
            </TextLink>
          </>
        }
      />
      <ProsePage contents={contents}>
        <ApiGuide origin={origin} limits={limits} />
        {docs.groups.map(({ name, description, operations }) => (
          <ProseSection key={name} id={name} title={name}>
            <p>{description}</p>
            {operations.map((operation) => (
              <OperationSection key={operation.id} operation={operation} />
            ))}
          </ProseSection>
        ))}
        <ProseSection id="schemas" title="Schemas">
          <p>What goes in and comes out, field by field.</p>
          {docs.schemas.map(({ name, description, fields }) => (
            <ProseSection key={name} id={name} title={name} isPart>
              <p>{description}</p>
              <FieldTable fields={fields} label={`Fields of ${name}`} />
            </ProseSection>
          ))}
        </ProseSection>
      </ProsePage>
    </div>
  );
}
