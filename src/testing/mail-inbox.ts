import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { renderInbox, renderMessageHtml, type ShownMessage } from "./mail-inbox-page.ts";

export type InboxMessage = ShownMessage & {
  messageId: string;
  /** Empty if replies go to the sender. */
  replyTo: string;
  /** The headers that email programs use to unsubscribe. */
  stopHeaders: string[];
};

export type MailInbox = { smtpUrl: string; origin: string; stop: () => Promise<void> };

type Options = {
  /** 0 picks a free port. */
  smtpPort: number;
  httpPort: number;
  host?: string;
  /** Called once per message. An error rejects it, with its `responseCode` as the SMTP code. */
  failWith?: () => Error | null;
  /** Delay between storing a message and confirming it. */
  delayMs?: () => number;
};

const maxMessages = 2_000;

/** A mail server that stores messages and shows them to people (`/`) and tests (`/api/messages?to=`). */
export async function startMailInbox(options: Options): Promise<MailInbox> {
  const { host = "127.0.0.1", failWith = () => null, delayMs = () => 0 } = options;
  const messages: InboxMessage[] = [];
  let count = 0;

  async function receive(stream: SMTPServerDataStream, recipients: string[]) {
    const mail = await simpleParser(stream, { skipImageLinks: true });
    const refusal = failWith();
    if (refusal) throw refusal;
    count += 1;
    messages.unshift({
      id: count,
      messageId: mail.messageId ?? "",
      replyTo: mail.replyTo?.text ?? "",
      to: recipients,
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html: mail.html || "",
      stopHeaders: mail.headerLines
        .filter(({ key }) => key.startsWith("list-unsubscribe"))
        .map(({ line }) => line),
      at: new Date().toISOString(),
    });
    messages.length = Math.min(messages.length, maxMessages);
    await pause(delayMs());
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      receive(stream, recipients).then(() => done(), done);
    },
  });
  // A client that disconnects mid-message is not an error of the inbox.
  smtp.on("error", () => {});
  const http = createServer((req, res) => {
    respond(req, res, messages, () => count);
  });

  await listen(smtp.server, options.smtpPort, host);
  await listen(http, options.httpPort, host);
  return {
    smtpUrl: `smtp://${host}:${portOf(smtp.server)}`,
    origin: `http://${host}:${portOf(http)}`,
    stop: async () => {
      http.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => http.close(() => done())),
        new Promise<void>((done) => smtp.close(() => done())),
      ]);
    },
  };
}

function respond(req: IncomingMessage, res: ServerResponse, messages: InboxMessage[], count: () => number) {
  const url = new URL(req.url ?? "/", "http://inbox");
  const single = /^\/messages\/(\d+)\/html$/.exec(url.pathname)?.[1];
  const route = `${req.method} ${single ? "/messages/:id/html" : url.pathname}`;
  if (route === "GET /api/messages") {
    const to = url.searchParams.get("to");
    return sendJson(res, to ? messages.filter((message) => message.to.includes(to)) : messages);
  }
  if (route === "GET /api/count") return sendJson(res, { count: count() });
  if (route === "DELETE /api/messages") {
    messages.length = 0;
    return sendJson(res, { count: count() });
  }
  if (route === "GET /")
    return sendHtml(
      res,
      renderInbox(messages),
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    );
  const message = messages.find(({ id }) => id === Number(single));
  if (route === "GET /messages/:id/html" && message) {
    // The message may use inline styles and open links in a new window, nothing else.
    const rules =
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
    return sendHtml(res, renderMessageHtml(message), rules);
  }
  res.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Nothing here.\n");
}

function sendJson(res: ServerResponse, body: unknown) {
  res
    .writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
}

function sendHtml(res: ServerResponse, body: string, policy: string) {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  res.writeHead(200, { ...headers, "content-security-policy": policy }).end(body);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => listening());
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
