import { Check } from "lucide";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { type Fact, type FactLayout, FactList } from "./fact-list.tsx";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";
import { rise } from "./rise.ts";
import type { PaletteName } from "./weave/palettes.ts";

type CardProps = {
  /** Omitted for records without a page. */
  to?: LinkProps["to"];
  /** Replaces `to` for a record whose page is not open yet. */
  onOpen?: () => void;
  name: string;
  palette: PaletteName;
  cover: ReactNode;
  category?: ReactNode;
  /** Shown next to the category with a check mark: `Verified`. */
  checkLabel?: string | false | undefined;
  /** Next to the category, if there is no check mark. */
  topNote?: ReactNode;
  /** Below the name, such as the owner. */
  badge?: ReactNode;
  place?: ReactNode;
  rating?: ReactNode;
  /** A label on the cover, top left. */
  tag?: ReactNode;
  /** A date on the cover, bottom left. */
  when?: ReactNode;
  text?: ReactNode;
  price?: ReactNode;
  /** Key facts: a type, a size, a year. */
  facts?: readonly Fact[];
  /** The layout of the facts. By default side by side up to three of them. */
  factLayout?: FactLayout;
  quote?: ReactNode;
  /** More facts, above the actions. */
  children?: ReactNode;
  /** Controls in addition to the card's own link. */
  actions?: ReactNode;
  /** Position in the list, for the staggered entrance animation. */
  index?: number;
  size?: "regular" | "big";
  /**
   * `words` is for cards with much text: the last line is at the row's bottom, and the cover next to the text on
   * phones.
   */
  layout?: "picture" | "words";
  level?: 2 | 3 | 4;
  prefetch?: LinkProps["prefetch"];
};

/** One record in a list. The whole card is one link. */
export function Card({ to, onOpen, palette, cover, index, level = 3, ...card }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={classes("card", card.layout === "words" && "card-words", rise(index))}
      data-palette={palette}
    >
      <div className="card-cover">
        {cover}
        {card.tag && <span className="card-tag">{card.tag}</span>}
        {card.when && <span className="card-when">{card.when}</span>}
      </div>
      <div className="selvedge" />
      <div className={classes("card-body", card.size === "big" && "card-big")}>
        {(card.category || card.checkLabel || card.topNote) && (
          <p className="card-top">
            <span>{card.category}</span>
            {card.checkLabel ? (
              <CheckTag>{card.checkLabel}</CheckTag>
            ) : (
              card.topNote && <span>{card.topNote}</span>
            )}
          </p>
        )}
        <Heading className="card-name">
          {to ? (
            <Link to={to} prefetch={card.prefetch ?? "intent"}>
              {card.name}
            </Link>
          ) : onOpen ? (
            <button type="button" onClick={onOpen}>
              {card.name}
            </button>
          ) : (
            card.name
          )}
        </Heading>
        {card.badge && <p className="card-badge">{card.badge}</p>}
        {card.text && <p className="card-text">{card.text}</p>}
        {card.price && <p>{card.price}</p>}
        {(card.place || card.rating) && (
          <div className="card-foot">
            <span>{card.place}</span>
            {card.rating}
          </div>
        )}
        {card.facts && <FactList facts={card.facts} layout={card.factLayout} />}
        {card.quote && <blockquote className="card-quote">{card.quote}</blockquote>}
        {card.children}
        {card.actions && <div className="card-actions">{card.actions}</div>}
      </div>
    </article>
  );
}

/** A label with a check mark. */
export function CheckTag({ children }: { children: string }) {
  return (
    <span className="check-tag">
      <Icon of={Check} />
      <span>{children}</span>
    </span>
  );
}

type CardGridProps = {
  columns?: "three" | "four" | "roomy" | undefined;
  className?: string;
  children: ReactNode;
};

/** Two columns on phones, three or four on desktop. `roomy` has one column on phones. */
export function CardGrid({ columns = "three", className, children }: CardGridProps) {
  return (
    <div className={classes("card-grid", columns !== "three" && `card-grid-${columns}`, className)}>
      {children}
    </div>
  );
}
