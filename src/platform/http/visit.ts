import { createContext } from "react-router";

/** The person behind a request, as the server knows them. */
export type Person = {
  id: string;
  email: string;
  username: string;
  avatarUrl: string | null;
  isAdmin: boolean;
};

/** One request: who, from where, and under which id it stands in the log. */
export type Visit = {
  requestId: string;
  /** Allows this response's own inline scripts. */
  nonce: string;
  /** Address of the client as our own proxies saw it; never taken from what a client may write. */
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

/** Whether this page found the database away. */
export const outageContext = createContext(false);

/** Filled by the server before a page runs. */
export const visitContext = createContext<Visit>({
  requestId: "",
  nonce: "",
  ip: "",
  person: null,
  log: silent,
});
