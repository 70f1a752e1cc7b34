import type { FormEvent, InvalidEvent } from "react";
import { SearchEverything } from "#features/search/components/search-box.tsx";
import { Block } from "#ui/block.tsx";
import { Bolts } from "#ui/bolts.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Link } from "#ui/link.tsx";
import type { FamilyName } from "#ui/weave/weave.ts";
import { site } from "../../site.ts";
import { sections } from "../sections.ts";

/** The cloth of each section's bolt, chosen so that neighbors differ. */
const bolts: Readonly<Record<string, { id: string; family: FamilyName; way: number }>> = {
  Directory: { id: "bolt-directory-2", family: "kuba", way: 1 },
  Store: { id: "bolt-store-1", family: "ikat", way: 1 },
  Travel: { id: "bolt-travel-8", family: "kente", way: 1 },
  Events: { id: "bolt-events-9", family: "beads", way: 0 },
  Entertainment: { id: "bolt-ent-4", family: "adire", way: 0 },
};

const items = sections.flatMap(({ label, to, palette }) => {
  const bolt = bolts[label];
  if (!bolt) return [];
  return [
    { label, to, palette, cloth: <Cloth {...bolt} palette={palette} ratio={0.28} height={480} eager /> },
  ];
});

// Prevents submitting a blank search, also without JavaScript.
const notBlank = { required: true, pattern: ".*\\S.*", onInvalid: hideValidationMessage };

/** Tagline, search, and links to all sections. */
export function Hero({ hints, words }: { hints: readonly string[]; words: readonly string[] }) {
  return (
    <Block palette="gold">
      <div className="wrap grid lg:grid-cols-[minmax(0,1fr)_clamp(360px,38vw,500px)] lg:gap-x-[clamp(2rem,4.5vw,4.5rem)]">
        <div className="pt-11 pb-8 lg:grid lg:min-h-160 lg:content-center lg:py-14">
          <h1 className="text-hero leading-[0.88]">{site.tagline}</h1>
          <p className="lead mt-6 mb-8">
            Find Black-owned shops, kitchens, studios and stages near you, and spend where it comes back
            around.
          </p>
          <HomeSearch hints={hints} />
          <WordsOfDay words={words} />
        </div>
        <Bolts label="Sections" items={items} />
      </div>
    </Block>
  );
}

/** Suggests everything while typing. Enter opens the directory. */
function HomeSearch({ hints }: { hints: readonly string[] }) {
  return (
    <SearchEverything
      {...notBlank}
      label="Search businesses"
      name="search"
      action="/directory"
      placeholder={placeholderOf(hints)}
      onSubmit={trimSearch}
    />
  );
}

/** Searches to start with. Empty while there is nothing to find. */
function WordsOfDay({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="words-of-day">
      <span>Try today:</span>
      {words.map((search) => (
        <Link key={search} to={`/search?${new URLSearchParams({ q: search })}`}>
          {search}
        </Link>
      ))}
    </p>
  );
}

/** Search terms that have results, or a generic text if there are none. */
function placeholderOf([first, ...others]: readonly string[]): string {
  if (!first) return "Search by name";
  return `${[first, ...others.map((word) => word.toLowerCase())].join(", ")}…`;
}

function trimSearch(event: FormEvent<HTMLFormElement>) {
  const field = event.currentTarget.elements.namedItem("search");
  if (field instanceof HTMLInputElement) field.value = field.value.trim();
}

/** A blank search does nothing, without a validation message. */
function hideValidationMessage(event: InvalidEvent<HTMLInputElement>) {
  event.preventDefault();
}
