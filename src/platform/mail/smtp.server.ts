import { createTransport } from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool/index.js";

export type Envelope = {
  to: string;
  messageId: string;
  subject: string;
  html: string;
  text: string;
  /** Who receives replies, if not the sender. */
  replyTo?: string | undefined;
  /** The one-click unsubscribe URL (RFC 8058). */
  stopUrl?: string | null;
};

export type Delivery =
  | { ok: true }
  | {
      ok: false;
      /** Short, without email addresses. */
      code: string;
      message: string;
      /** The server started to accept the message but never confirmed it. */
      maybeSent: boolean;
      /** The mailbox does not exist: a retry would fail the same way. */
      isFinal: boolean;
    };

export type Smtp = { deliver: (envelope: Envelope) => Promise<Delivery>; close: () => void };

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

// RFC 3463 on the recipient: no such mailbox, no such host, malformed, moved, host takes no mail. A bare 5xx may be
// about us instead (relay denied, sender blocked) and is worth a retry once that is fixed.
const noSuchMailbox = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/;

/** Opens a connection pool to the mail server. Each message has exactly one recipient. */
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
  // A message is streamed only once a connection is ready for it.
  transport.use("stream", (mail, next) => {
    mail.message.processFunc((stream) => {
      begun.add(mail.message.messageId());
      return stream;
    });
    next();
  });

  async function deliver(envelope: Envelope): Promise<Delivery> {
    const { to, messageId, subject, html, text, replyTo, stopUrl } = envelope;
    try {
      const headers = {
        "Auto-Submitted": "auto-generated",
        ...(stopUrl && {
          "List-Unsubscribe": `<${stopUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      };
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
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
