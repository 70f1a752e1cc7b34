import { createElement, type FunctionComponent, type ReactElement } from "react";
import type { z } from "zod";

/** Who writes: shown in every letter, and the one origin its links may begin with. */
export type LetterSite = { name: string; origin: string };

export type LetterProps<Data> = { data: Data; site: LetterSite };

/** One kind of letter, ready to be composed from stored data. */
export type LetterTemplate = {
  compose: (data: unknown, site: LetterSite) => { subject: string; body: ReactElement };
};

/** Every letter by the name it is queued under; features bring theirs, the worker joins them. */
export type Letters = Record<string, LetterTemplate>;

type Definition<Data> = {
  schema: z.ZodType<Data>;
  subject: (props: LetterProps<Data>) => string;
  body: FunctionComponent<LetterProps<Data>>;
};

/** Declares a letter; data that does not fit its schema is never sent. */
export function defineLetter<Data>({ schema, subject, body }: Definition<Data>): LetterTemplate {
  return {
    compose: (data, site) => {
      const props = { data: schema.parse(data), site };
      return { subject: subject(props), body: createElement(body, props) };
    },
  };
}
