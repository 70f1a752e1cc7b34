import type { ReactNode } from "react";

/** A titled part of a long form, in two columns on wide screens. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-6 gap-y-5 border-t-2 border-ink pt-5 sm:grid-cols-2">
      <legend className="display float-left mb-3 w-full text-h3 sm:col-span-2">{title}</legend>
      {children}
    </fieldset>
  );
}
