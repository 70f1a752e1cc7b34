import { createTransport } from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool/index.js";

export type Envelope = { to: string; messageId: string; subject: string; html: string; text: string };

export type Delivery =
  | { ok: true }
  | {
      ok: false;
      /** Short, and free of addresses. */
      code: string;
      message: string;
      /** The server had begun to take the letter and never said whether it did. */
      maybeSent: boolean;
      /** The server knows no such mailbox: another attempt would hear the same. */
      isFinal: boolean;
    };

export type Smtp = { deliver: (envelope: Envelope) => Promise<Delivery>; close: () => void };

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

// RFC 3463 on the recipient: no such mailbox, no such host, malformed, moved, host takes no mail. A bare 5xx may be
// about us instead (relay refused, sender blocked) and is worth trying again once that is mended.
const noSuchMailbox = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/;

/** Opens a few kept connections to the mail server; each letter goes to exactly one recipient. */
export function openSmtp({ url, from }: { url: string; from: string }): Smtp {
  const options: SMTPPool.Options = {
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  const begun = new Set<string>();
  // A letter is turned into a stream only when a connection is ready to take it.
  transport.use("stream", (mail, next) => {
    mail.message.processFunc((stream) => {
      begun.add(mail.message.messageId());
      return stream;
    });
    next();
  });

  async function deliver({ to, messageId, subject, html, text }: Envelope): Promise<Delivery> {
    try {
      const headers = { "Auto-Submitted": "auto-generated" };
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        messageId,
        subject,
        html,
        text,
        headers,
      });
      return { ok: true };
    } catch (thrown) {
      const error = thrown as SmtpError;
      const { code = error.name, responseCode } = error;
      return {
        ok: false,
        code: responseCode ? `${code} ${responseCode}` : code,
        message: error.message,
        maybeSent: begun.has(messageId) && responseCode === undefined,
        isFinal: error.command === "RCPT TO" && noSuchMailbox.test(error.response ?? ""),
      };
    } finally {
      begun.delete(messageId);
    }
  }

  return { deliver, close: () => transport.close() };
}
