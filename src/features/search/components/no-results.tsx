import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { searchPath } from "../input.ts";
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
            {isExact && <ButtonLink to={searchPath(text)}>Read what the words mean</ButtonLink>}
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
