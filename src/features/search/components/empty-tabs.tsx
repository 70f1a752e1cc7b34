import { SectionHead } from "#ui/section-head.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { wholeLists } from "../present/link-to-list.ts";
import { searchTabs, type TabValue } from "../present/tabs.ts";

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
