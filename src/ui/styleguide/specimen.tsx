import type { ReactNode } from "react";

/** One component with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-10 md:grid-cols-[200px_minmax(0,1fr)]">
      <h2 className="text-h3">{name}</h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}

/** Specimens in a row. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
