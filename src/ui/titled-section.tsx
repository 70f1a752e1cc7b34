import type { ComponentProps, ReactNode } from "react";

type TitledSectionProps = Omit<ComponentProps<"section">, "title" | "aria-labelledby"> & {
  title: ReactNode;
  titleId: string;
  level?: 2 | 3;
  titleClassName?: string;
};

/** A section with its name in a heading. */
export function TitledSection(props: TitledSectionProps) {
  const { title, titleId, level = 2, titleClassName, children, ...section } = props;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} {...section}>
      <Heading id={titleId} className={titleClassName}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
