import { useId } from "react";
import { classes } from "#ui/classes.ts";
import { Cover } from "#ui/cover.tsx";
import { Link } from "#ui/link.tsx";
import type { Choice, Picker } from "../choose-variant.ts";

type OptionPickerProps = {
  picker: Picker;
  productId: string;
  /** The address that chooses a variant: choosing works without JavaScript. */
  linkTo: (variantId: string) => string;
};

/** The values of an option: pictures with names where each has one of its own, chips otherwise. */
export function OptionPicker({ picker: { title, choices }, productId, linkTo }: OptionPickerProps) {
  const labelId = useId();
  const chosen = choices.find(({ isChosen }) => isChosen);
  const pictures = new Set(choices.map(({ imageUrl }) => imageUrl));
  const hasPictures = !pictures.has(null) && pictures.size === choices.length && choices.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are links, not fields of a form
    <div role="group" aria-labelledby={labelId} className="mt-6">
      <p id={labelId} className="field-label">
        {title}
        {hasPictures && chosen && `: ${chosen.value}`}
      </p>
      <div className={hasPictures ? "picture-choices mt-3" : "chips"}>
        {choices.map((choice) => (
          <ChoiceLink
            key={choice.value}
            choice={choice}
            linkTo={linkTo}
            className={hasPictures ? "" : "chip"}
          >
            {hasPictures && (
              <span className="choice-picture">
                <Cover id={productId} palette="plum" ratio={1} picture={choice.imageUrl} eager />
              </span>
            )}
          </ChoiceLink>
        ))}
      </div>
    </div>
  );
}

type ChoiceLinkProps = {
  choice: Choice;
  linkTo: (variantId: string) => string;
  className: string;
  children: React.ReactNode;
};

function ChoiceLink({ choice, linkTo, className, children }: ChoiceLinkProps) {
  const { value, variantId, isChosen, isSoldOut } = choice;
  const look = classes(className, (isSoldOut || !variantId) && "choice-struck");
  const label = (
    <>
      {children}
      <span>
        {value}
        {isSoldOut && <span className="sr-only">, sold out</span>}
        {!variantId && <span className="sr-only">, not made</span>}
      </span>
    </>
  );
  if (!variantId) return <span className={look}>{label}</span>;
  return (
    <Link
      to={linkTo(variantId)}
      replace
      preventScrollReset
      className={look}
      aria-current={isChosen ? "true" : undefined}
    >
      {label}
    </Link>
  );
}
