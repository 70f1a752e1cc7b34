import { type ComponentProps, useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { TextArea } from "./field.tsx";
import { formatCount } from "./format-number.ts";

type CountedTextAreaProps = ComponentProps<typeof TextArea> & { name: string; max: number };

/** A text area that shows how many characters are used, once scripts run. */
export function CountedTextArea({ max, ...rest }: CountedTextAreaProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState<number | null>(null);
  // Text can exist before the scripts run: typed early, or from an earlier attempt.
  useEffect(() => setUsed(whole.current?.querySelector("textarea")?.value.length ?? 0), []);
  return (
    <div ref={whole} className="counted">
      <TextArea {...rest} onInput={({ currentTarget }) => setUsed(currentTarget.value.length)} />
      {used !== null && (
        <span className={classes("counted-note", used >= max && "counted-full")} aria-hidden="true">
          {formatCount(used)} / {formatCount(max)}
        </span>
      )}
    </div>
  );
}
