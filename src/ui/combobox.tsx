import { ArrowRight, Search, X } from "lucide";
import { Fragment, type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { classes } from "./classes.ts";
import { findMatches, hasAllWords } from "./find-matches.ts";
import { Icon } from "./icon.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useRoomBelow } from "./use-room-below.ts";

/** One row of the list. */
export type Suggestion = {
  id: string;
  to: string;
  name: string;
  /** Category and location. */
  note: string;
  /** A 44 px cover. */
  cover: ReactNode;
  /** A value at the end of the row: a rating, a date, a price. */
  figure?: ReactNode;
};

export type ComboboxProps = {
  field: HTMLInputElement;
  text: string;
  read: (text: string, signal: AbortSignal) => Promise<Suggestion[]>;
  /** The URL of all results for a text. */
  allTo: (text: string) => string;
  /** The message for no results. Without it the list stays closed. */
  empty?: ((text: string) => string) | undefined;
  onFailed?: (() => void) | undefined;
  /** Called before navigating to another page. */
  onLeave?: (() => void) | undefined;
};

/** The suggestions below a search field. Lazy-load it on the first input: until then a plain field is enough. */
export function Combobox({ field, text, read, allTo, empty, onFailed, onLeave }: ComboboxProps) {
  const navigate = useNavigate();
  const open = (to: string) => {
    onLeave?.();
    void navigate(to);
  };
  const { items, isOpen, active, listId, optionId, choose, close } = useCombobox({
    field,
    text,
    read,
    fits: ({ name }, typed) => hasAllWords(name, typed),
    onChoose: ({ to }) => open(to),
    onAll: (typed) => open(allTo(typed)),
    onFailed,
    opensEmpty: empty !== undefined,
  });
  useEffect(() => {
    // On phones, the container of field and list fills the screen while the list is open.
    const box = field.closest<HTMLElement>(".combo");
    if (box) box.dataset.open = String(isOpen);
  }, [field, isOpen]);
  const list = useRoomBelow(field, isOpen);
  return (
    <div ref={list} className="combo-list" hidden={!isOpen}>
      {isOpen && items.length === 0 && empty && <p className="combo-empty">{empty(text.trim())}</p>}
      <div id={listId} role="listbox" aria-label="Suggestions" hidden={items.length === 0}>
        {items.map((item, index) => (
          <Option
            key={item.id}
            id={optionId(index)}
            isActive={index === active}
            onChoose={() => choose(index)}
          >
            <span className="combo-cover">{item.cover}</span>
            <span className="combo-name">
              <span>{markMatch(item.name, text)}</span>
              <small>{item.note}</small>
            </span>
            {item.figure}
          </Option>
        ))}
        <Option
          id={optionId(items.length)}
          isActive={active === items.length}
          onChoose={() => choose(items.length)}
          className="combo-all"
        >
          <span className="combo-cover">
            <Icon of={Search} />
          </span>
          <b className="combo-name">All results for “{text.trim()}”</b>
          <Icon of={ArrowRight} />
        </Option>
      </div>
      <p className="combo-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </span>
        <span>
          <kbd>Enter</kbd> to open
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
      </p>
      <button type="button" className="combo-close" onPointerDown={keepFocus} onClick={close}>
        <Icon of={X} />
        Close
      </button>
    </div>
  );
}

type OptionProps = {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
};

function Option({ id, isActive, onChoose, className, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus and key handling stay on the text field
    // biome-ignore lint/a11y/useFocusableInteractive: referenced by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes("combo-option", className)}
      onPointerDown={keepFocus}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

/** Otherwise the field would blur and the list close before the click. */
function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

/** Highlights the matching parts of a name. */
function markMatch(name: string, text: string): ReactNode {
  const spans = findMatches(name, text);
  return (
    <>
      {spans.map(([from, to], index) => (
        <Fragment key={from}>
          {name.slice(spans[index - 1]?.[1] ?? 0, from)}
          <b>{name.slice(from, to)}</b>
        </Fragment>
      ))}
      {name.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  );
}
