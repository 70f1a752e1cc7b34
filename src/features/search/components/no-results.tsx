import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { searchPath } from "../input.ts";
import { wholeLists } from "../present/link-to-list.ts";
import { searchTabs, type TabValue } from "../present/tabs.ts";
import { BrowseLinks } from "./search-start.tsx";

type NoResultsProps = { text: string; isExact: boolean; words: readonly string[] };

/** Shown without results of any kind: other searches to try, and the lists to browse. */
export function NoResults({ text, isExact, words }: NoResultsProps) {
  return (
    <div className="grid gap-14 pt-10">
      <EmptyState
        title="Nothing found"
        cloth={<Cloth id="search-nothing" palette="gold" ratio={2.4} height={260} />}
        actions={
          <>
            {isExact && <ButtonLink to={searchPath(text)}>Search by meaning instead</ButtonLink>}
            {words.map((word) => (
              <ButtonLink key={word} to={searchPath(word)} variant="secondary">
                {word}
              </ButtonLink>
            ))}
          </>
        }
      >
        Nothing matches “{text}”. Try fewer words, or one of these.
      </EmptyState>
      <BrowseLinks />
    </div>
  );
}

/** The kinds without results, each with a link to its whole list. */
export function EmptyTabs({ tabs, text }: { tabs: readonly TabValue[]; text: string }) {
  if (tabs.length === 0) return null;
  return (
    <section aria-labelledby="nothing-title" className="found">
      <SectionHead id="nothing-title" title="Nothing here yet" />
      <ul className="found-none">
        {searchTabs
          .filter(({ value }) => tabs.includes(value))
          .map(({ value, label, palette }) => (
            <li key={value} data-palette={palette}>
              <h3>{label}</h3>
              <p>
                {wholeLists[value].nothing} matches “{text}”.
              </p>
              <TextLink to={wholeLists[value].to} className="hit">
                {wholeLists[value].label}
              </TextLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
