import { ArrowRight, Search, X } from "lucide";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { useCombobox } from "./use-combobox.ts";

/** One row below the field. */
export type Suggestion = {
  id: string;
  to: string;
  name: string;
  /** What and where it is. */
  note: string;
  /** Its cloth, 44 px. */
  cover: ReactNode;
  /** A figure at the end of the row: a rating, a date, a price. */
  figure?: ReactNode;
};

export type ComboboxProps = {
  field: HTMLInputElement;
  text: string;
  read: (text: string, signal: AbortSignal) => Promise<Suggestion[]>;
  /** Everything that a text finds. */
  allTo: (text: string) => string;
  /** Said when a text finds nothing; without it there is no list then. */
  empty?: ((text: string) => string) | undefined;
  onFailed?: (() => void) | undefined;
  /** Before another page is opened. */
  onLeave?: (() => void) | undefined;
};

/** The list below a search field. Load it when somebody starts to type: until then the field is a plain one. */
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
    onChoose: ({ to }) => open(to),
    onAll: (typed) => open(allTo(typed)),
    onFailed,
    opensEmpty: empty !== undefined,
  });
  useEffect(() => {
    // The box around field and list fills the screen of a phone while the list is open.
    const box = field.closest<HTMLElement>(".combo");
    if (box) box.dataset.open = String(isOpen);
  }, [field, isOpen]);
  return (
    <div className="combo-list" hidden={!isOpen}>
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field keeps the focus and has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is pointed at from the text field
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

/** The field would lose the focus, and the list would close before the press is over. */
function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

/** The part of a name that was typed, in bold. */
function markMatch(name: string, text: string): ReactNode {
  const typed = text.trim().toLowerCase();
  const at = typed ? name.toLowerCase().indexOf(typed) : -1;
  if (at < 0) return name;
  const end = at + typed.length;
  return (
    <>
      {name.slice(0, at)}
      <b>{name.slice(at, end)}</b>
      {name.slice(end)}
    </>
  );
}
