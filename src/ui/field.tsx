import { CircleAlert, Eye, EyeOff } from "lucide";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { initialText, useField } from "./form-state.ts";
import { Icon } from "./icon.tsx";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the field and announced. Marks the field as invalid. */
  error?: string | null | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  className?: string | undefined;
};

/** Attributes that connect a control to its label, hint and error. */
export type ControlWiring = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Label above, hint or error below one control. An error replaces the hint. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  id,
  children,
}: FieldProps & { id?: string | undefined; children: (wiring: ControlWiring) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classes("field", className)}>
      <label className="field-label" htmlFor={controlId}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? errorId : hint ? hintId : undefined,
      })}
      {hint && !error && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The error message of a field. Always rendered, so that screen readers announce a change. */
export function FieldError({ id, error }: { id: string; error?: string | null | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className="field-error">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "className">;

/** Divides the props of a control between its `Field` and itself, with the rules of its form. */
export function useFieldProps<
  Props extends FieldProps & { id?: string | undefined; name?: string | undefined },
>({ label, hint, error, optional, className, id, ...rest }: Props) {
  const own = useField(rest.name);
  const field = { label, hint, error: error === undefined ? own.error : error, optional, className, id };
  return { own, field, rest };
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { own, field, rest } = useFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          type="text"
          {...own.attributes}
          {...rest}
          {...wiring}
          defaultValue={initialText(own, rest.defaultValue)}
          className="input surface"
        />
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className">;

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { own, field, rest } = useFieldProps(props);
  const { required, minLength, maxLength } = own.attributes;
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          required={required}
          minLength={minLength}
          maxLength={maxLength}
          {...rest}
          {...wiring}
          defaultValue={initialText(own, rest.defaultValue)}
          className="input surface"
        />
      )}
    </Field>
  );
}

/** A password field with a button to show the password. */
export function PasswordField(props: Omit<TextFieldProps, "type">) {
  const [shown, setShown] = useState(false);
  const { own, field, rest } = useFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="input-password">
          <input
            {...own.attributes}
            {...rest}
            {...wiring}
            type={shown ? "text" : "password"}
            className="input surface"
          />
          <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
