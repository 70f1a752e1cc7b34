import { useState } from "react";
import { plainPageMeta } from "#platform/http/meta/plain-page-meta.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ProseHead, ProsePage, ProseSection } from "#ui/prose.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { requireHelp } from "../require-help.server.ts";
import type { Route } from "./+types/help";
import { findQuestions, maxSearchLength } from "./find-questions.ts";
import type { Question } from "./questions.ts";

const lead = "Quick answers to common questions. Can’t find yours? Ask us.";
export const meta = plainPageMeta({ title: "Help Center", description: lead, path: "/help" });

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireHelp(context.get(servicesContext).db);
  return { search: (url.searchParams.get("search") ?? "").trim().slice(0, maxSearchLength) };
}

/** Help questions with a search that filters while typing, and with its button without JavaScript. */
export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useState(loaderData.search);
  const sections = findQuestions(search);
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const contents = sections.map(({ id, title, questions }) => ({
    ...{ id, label: title },
    parts: questions.map((one) => ({ id: one.id, label: one.question })),
  }));
  return (
    <div className="wrap">
      <ProseHead
        title="Help Center"
        lead={lead}
        facts={
          <>
            <span role="status">
              <b>{count}</b> {count === 1 ? "answer" : "answers"}
              {search.trim() && ` for “${search.trim()}”`}
            </span>
            <TextLink to="/contact">Contact us</TextLink>
          </>
        }
      />
      <SearchBox
        label="Search the answers"
        name="search"
        placeholder="Refund, claim, calendar …"
        className="mt-6 max-w-[46rem]"
        defaultValue={loaderData.search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ProsePage contents={contents}>
        {sections.map(({ id, title, questions }) => (
          <ProseSection key={id} id={id} title={title}>
            {questions.map((one) => (
              <Answer key={one.id} {...one} />
            ))}
          </ProseSection>
        ))}
        {count === 0 && (
          <section className="prose-section">
            <h2>Nothing here answers that yet.</h2>
            <p>
              Try another word, or <TextLink to="/help">see all answers</TextLink>.
            </p>
          </section>
        )}
        <ProseSection id="ask" title="Not answered?">
          <p>
            <TextLink to="/contact">Write to us</TextLink>. A real person will email you back.
          </p>
        </ProseSection>
      </ProsePage>
    </div>
  );
}

function Answer({ id, question, answer, link }: Question) {
  return (
    <ProseSection id={id} title={question} isPart>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      )}
    </ProseSection>
  );
}
