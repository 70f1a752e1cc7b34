import { createServer } from "node:net";
import { findFreePort } from "./free-port.ts";

export type RefusingServer = {
  url: string;
  /** The number of messages received completely. */
  received: () => number;
  stop: () => void;
};

/** A mail server that receives a whole message and disconnects before confirming it. */
export function startServerThatHangsUp(): Promise<RefusingServer> {
  return start("250 fine", null);
}

/** A mail server that rejects every recipient. */
export function startServerThatKnowsNobody(): Promise<RefusingServer> {
  return start("550 5.1.1 no such user", "250 kept");
}

/** Speaks just enough SMTP to misbehave. */
async function start(recipientReply: string, messageReply: string | null): Promise<RefusingServer> {
  let received = 0;
  const server = createServer((socket) => {
    let inMessage = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const handle = (line: string) => {
      if (inMessage && line !== ".") return;
      if (line.startsWith("RCPT TO")) return reply(recipientReply);
      if (line === "DATA") {
        inMessage = true;
        return reply("354 go on");
      }
      if (line !== ".") return reply("250 fine");
      inMessage = false;
      received += 1;
      return messageReply === null ? socket.destroy() : reply(messageReply);
    };
    socket.on("error", () => {});
    socket.on("data", (chunk) => chunk.toString().split("\r\n").filter(Boolean).forEach(handle));
    reply("220 ready");
  });
  const port = await findFreePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return { url: `smtp://127.0.0.1:${port}`, received: () => received, stop: () => server.close() };
}
