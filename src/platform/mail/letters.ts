import { createElement, type FunctionComponent, type ReactElement } from "react";
import type { z } from "zod";

/** The sender: shown in every email, and the only origin its links may have. */
export type LetterSite = { name: string; origin: string };

export type LetterProps<Data> = { data: Data; site: LetterSite };

/** An email template, rendered from stored data. */
export type LetterTemplate = {
  compose: (data: unknown, site: LetterSite) => { subject: string; body: ReactElement };
};

/** Email templates by the name they are queued under. Features define theirs; the worker merges them. */
export type Letters = Record<string, LetterTemplate>;

type Definition<Data> = {
  schema: z.ZodType<Data>;
  subject: (props: LetterProps<Data>) => string;
  body: FunctionComponent<LetterProps<Data>>;
};

/** Declares an email template. Data that does not match its schema is never sent. */
export function defineLetter<Data>({ schema, subject, body }: Definition<Data>): LetterTemplate {
  return {
    compose: (data, site) => {
      const props = { data: schema.parse(data), site };
      return { subject: subject(props), body: createElement(body, props) };
    },
  };
}
