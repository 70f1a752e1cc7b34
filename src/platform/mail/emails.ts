import { createElement, type FunctionComponent, type ReactElement } from "react";
import type { z } from "zod";
import { Email, type EmailSite } from "./email.tsx";

export type { EmailSite } from "./email.tsx";

export type EmailProps<Data> = { data: Data; site: EmailSite };

/** A kind of email that people can turn off, as shown on the account page. */
export type EmailKind = {
  kind: string;
  /** `Event reminders` */
  label: string;
  /** When it is sent. */
  note: string;
};

/** `replyTo` receives replies, if not the sender. */
type Composed = { subject: string; body: ReactElement; replyTo?: string | undefined };

/** An email template, rendered from stored data. */
export type EmailTemplate = {
  /** The kind of an optional email. Emails about security, orders and one's requests are not optional. */
  optional: EmailKind | null;
  /** `stopUrl` is the unsubscribe URL. */
  compose: (data: unknown, site: EmailSite, stopUrl?: string | null) => Composed;
};

/** Email templates by the name they are queued under. Features define theirs; the worker merges them. */
export type Letters = Record<string, EmailTemplate>;

type Definition<Data> = {
  schema: z.ZodType<Data>;
  /** Also the heading. */
  subject: (props: EmailProps<Data>) => string;
  /** The preview text that mail clients show next to the subject. */
  preview: string;
  /** Why the recipient gets this email, and what to do if it is not theirs. */
  reason: (site: EmailSite, data: Data) => string;
  /** Who receives replies; by default the sender of all emails. */
  replyTo?: (data: Data) => string;
  body: FunctionComponent<EmailProps<Data>>;
  /** The kind of an optional email. It must be queued with the recipient's account. */
  optional?: EmailKind;
};

/** Declares an email template. Data that does not match its schema is never sent. */
export function defineEmail<Data>({ schema, body, optional, ...letter }: Definition<Data>): EmailTemplate {
  return {
    optional: optional ?? null,
    compose: (data, site, stopUrl = null) => {
      const props = { data: schema.parse(data), site };
      const subject = letter.subject(props);
      const reason = letter.reason(site, props.data);
      const layout = { site, title: subject, preview: letter.preview, reason, stopUrl };
      const replyTo = letter.replyTo?.(props.data);
      return { subject, body: createElement(Email, layout, createElement(body, props)), replyTo };
    },
  };
}
