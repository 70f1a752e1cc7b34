import { useNavigate } from "react-router";
import { classes } from "#ui/classes.ts";
import type { Suggestion } from "../../exports/read-suggestions.ts";
import { displayCategory } from "../../rules.ts";
import { useCombobox } from "./use-combobox.ts";

export type SuggestionsProps = { field: HTMLInputElement; text: string; onLeave: () => void };

/** The list below the search field. Loaded when somebody starts to type: until then the field is a plain one. */
export function DirectorySuggestions({ field, text, onLeave }: SuggestionsProps) {
  const navigate = useNavigate();
  const onChoose = ({ id }: Suggestion) => {
    onLeave();
    void navigate(`/business/${id}`);
  };
  const { found, active, listId, optionId } = useCombobox({ field, text, onChoose });
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      hidden={found.length === 0}
      // Where the cells of the search stand below each other, it hangs from the one that is typed in.
      className="surface absolute inset-x-0 top-full z-20 mt-1 rounded-press py-1 shadow-(--lift) max-[44rem]:inset-x-1.5 max-[44rem]:top-15"
    >
      {found.map((suggestion, place) => (
        <Line
          key={suggestion.id}
          id={optionId(place)}
          suggestion={suggestion}
          isActive={place === active}
          onChoose={() => onChoose(suggestion)}
        />
      ))}
    </div>
  );
}

type LineProps = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

function Line({ id, suggestion, isActive, onChoose }: LineProps) {
  const { name, category, location } = suggestion;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field keeps the focus and has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is pointed at from the text field
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes(
        "flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2 hover:bg-soft",
        isActive && "bg-soft outline-3 -outline-offset-3 outline-(--focus)",
      )}
      // The field would lose the focus, and the list would close before the press is over.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="font-semibold">{name}</span>
      <span className="text-small text-muted">
        {[displayCategory(category), location].filter(Boolean).join(" · ")}
      </span>
    </div>
  );
}
