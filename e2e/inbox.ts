import { expect } from "@playwright/test";
import type { InboxMessage } from "#testing/mail-inbox.ts";

export type Inbox = ReturnType<typeof createInbox>;

/** Reads the emails that the site under test has sent. */
export function createInbox(origin: string) {
  const messages = new URL("/api/messages", origin);

  /** All emails to an address, newest first. */
  async function list(address: string): Promise<InboxMessage[]> {
    const response = await fetch(`${messages}?${new URLSearchParams({ to: address })}`);
    if (!response.ok) throw new Error(`The inbox answered ${response.status}.`);
    return (await response.json()) as InboxMessage[];
  }

  /** The newest email to an address whose subject contains this text. */
  async function waitFor(address: string, subjectPart: string): Promise<InboxMessage> {
    const find = async () => (await list(address)).find((mail) => mail.subject.includes(subjectPart));
    await expect.poll(find, { message: `a mail "${subjectPart}" reaches ${address}` }).toBeDefined();
    return (await find()) as InboxMessage;
  }

  async function clear(): Promise<void> {
    await fetch(messages, { method: "DELETE" });
  }

  return { list, waitFor, clear };
}
