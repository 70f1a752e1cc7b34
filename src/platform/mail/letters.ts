import { createElement, type FunctionComponent, type ReactElement } from "react";
import type { z } from "zod";
import { Letter, type LetterSite } from "./letter.tsx";

export type { LetterSite } from "./letter.tsx";

export type LetterProps<Data> = { data: Data; site: LetterSite };

/** An email template, rendered from stored data. */
export type LetterTemplate = {
  compose: (data: unknown, site: LetterSite) => { subject: string; body: ReactElement };
};

/** Email templates by the name they are queued under. Features define theirs; the worker merges them. */
export type Letters = Record<string, LetterTemplate>;

type Definition<Data> = {
  schema: z.ZodType<Data>;
  /** Its heading too. */
  subject: (props: LetterProps<Data>) => string;
  /** The preview text that mail clients show next to the subject. */
  preview: string;
  /** Why the recipient gets this email, and what to do if it is not theirs. */
  reason: (site: LetterSite) => string;
  body: FunctionComponent<LetterProps<Data>>;
};

/** Declares an email template. Data that does not match its schema is never sent. */
export function defineLetter<Data>({ schema, body, ...letter }: Definition<Data>): LetterTemplate {
  return {
    compose: (data, site) => {
      const props = { data: schema.parse(data), site };
      const subject = letter.subject(props);
      const layout = { site, title: subject, preview: letter.preview, reason: letter.reason(site) };
      return { subject, body: createElement(Letter, layout, createElement(body, props)) };
    },
  };
}
