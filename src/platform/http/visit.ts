import { createContext } from "react-router";

/** The logged-in person of a request. */
export type Person = {
  id: string;
  email: string;
  username: string;
  avatarUrl: string | null;
  isAdmin: boolean;
};

/** One request: its sender, IP address, and id in the log. */
export type Visit = {
  requestId: string;
  /** Allows this response's own inline scripts. */
  nonce: string;
  /** The client's IP address as our own proxies saw it, never from a header a client can forge. */
  ip: string;
  person: Person | null;
  log: VisitLog;
};

/** The part of the logger that pages may use. */
export type VisitLog = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

const silent: VisitLog = { warn: () => {}, error: () => {} };

/** Whether the database was unavailable for this page. */
export const outageContext = createContext(false);

/** Filled by the server before a page runs. */
export const visitContext = createContext<Visit>({
  requestId: "",
  nonce: "",
  ip: "",
  person: null,
  log: silent,
});
