import { describePage } from "#platform/http/meta/describe-page.ts";
import { useSite } from "#platform/http/meta/site-context.ts";
import { type RootMatch, siteNameOf } from "#platform/http/meta/site-name.ts";
import { formatDay } from "#ui/format-day.ts";
import { PrintButton } from "#ui/print-button.tsx";
import { ProseHead, ProsePage, ProseSection, ProseShort } from "#ui/prose.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import { type LegalText, type LegalVersion, legalPages } from "./legal-text.ts";

/** The `meta` of a legal page. */
export function legalMeta({ path, title, lead }: LegalText) {
  return ({ matches: [root] }: { matches: readonly [RootMatch, ...unknown[]] }) =>
    describePage({
      title,
      description: `${siteNameOf(root)}: ${lead}`,
      siteName: siteNameOf(root),
      canonical: root.loaderData && `${root.loaderData.origin}${path}`,
    });
}

/** A legal page. Its text is part of the page, so nothing is loaded for it. */
export function LegalPage({ text }: { text: LegalText }) {
  const { name } = useSite();
  const { title, lead, short, effective, minutes, versions } = text;
  const sections = text.sections.map((section) => ({
    ...section,
    title: typeof section.title === "string" ? section.title : section.title(name),
  }));
  const changed = versions[versions.length - 1] as LegalVersion;
  const contents = [
    ...sections.map(({ id, title: label }) => ({ id, label })),
    { id: "changes", label: "When this page changes" },
  ];
  return (
    <div className="wrap">
      <ProseHead
        title={title}
        lead={lead}
        facts={
          <>
            <span>
              Effective <Day of={effective} />
            </span>
            <span>
              Last changed <Day of={changed.on} />
            </span>
            <span>{minutes}-minute read</span>
            <PrintButton />
          </>
        }
      />
      <TabLinks label="Legal pages">
        {legalPages.map((page) => (
          <TabLink key={page.path} to={page.path} current={page.path === text.path}>
            {page.title}
          </TabLink>
        ))}
      </TabLinks>
      <ProsePage contents={contents} isNumbered>
        <ProseShort>{short}</ProseShort>
        {sections.map(({ id, title: heading, body }) => (
          <ProseSection key={id} id={id} title={heading}>
            {body}
          </ProseSection>
        ))}
        <ProseSection id="changes" title="When this page changes">
          <p>The new day stands at the top, and a line here says what changed.</p>
          <table className="prose-stack">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">What changed</th>
              </tr>
            </thead>
            <tbody>
              {versions.toReversed().map(({ on, what }) => (
                <tr key={on}>
                  <th scope="row">
                    <Day of={on} />
                  </th>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ProseSection>
      </ProsePage>
    </div>
  );
}

function Day({ of: day }: { of: string }) {
  return (
    <b>
      <time dateTime={day}>{formatDay(new Date(day))}</time>
    </b>
  );
}
