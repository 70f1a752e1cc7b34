import { createElement, type FunctionComponent, type ReactElement } from "react";
import type { z } from "zod";
import { Letter, type LetterSite } from "./letter.tsx";

export type { LetterSite } from "./letter.tsx";

export type LetterProps<Data> = { data: Data; site: LetterSite };

/** Letters that a person can refuse, as the account page names them. */
export type LetterKind = {
  kind: string;
  /** `Event reminders` */
  label: string;
  /** When one gets them. */
  note: string;
};

/** `replyTo` is whom an answer goes to, where that is not the sender. */
type Composed = { subject: string; body: ReactElement; replyTo?: string };

/** An email template, rendered from stored data. */
export type LetterTemplate = {
  /** Set for letters that can be refused. Those about security, orders and one's own requests cannot. */
  optional: LetterKind | null;
  /** `stopUrl` is where one press stops letters of this kind. */
  compose: (data: unknown, site: LetterSite, stopUrl?: string | null) => Composed;
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
  reason: (site: LetterSite, data: Data) => string;
  /** Whom an answer goes to; by default the sender of all emails. */
  replyTo?: (data: Data) => string;
  body: FunctionComponent<LetterProps<Data>>;
  /** The kind under which it can be refused. It is queued with the account it goes to. */
  optional?: LetterKind;
};

/** Declares an email template. Data that does not match its schema is never sent. */
export function defineLetter<Data>({ schema, body, optional, ...letter }: Definition<Data>): LetterTemplate {
  return {
    optional: optional ?? null,
    compose: (data, site, stopUrl = null) => {
      const props = { data: schema.parse(data), site };
      const subject = letter.subject(props);
      const reason = letter.reason(site, props.data);
      const layout = { site, title: subject, preview: letter.preview, reason, stopUrl };
      const replyTo = letter.replyTo?.(props.data);
      const composed = { subject, body: createElement(Letter, layout, createElement(body, props)) };
      return { ...composed, ...(replyTo !== undefined && { replyTo }) };
    },
  };
}
