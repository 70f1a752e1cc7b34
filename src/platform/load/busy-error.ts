/** Load shedding: this process has more to do than it can finish in time. The client may retry shortly. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** The client closed the connection before its turn, so nothing was done. */
export class ClientLeftError extends Error {
  override name = "ClientLeftError";
}

/** One network requests more pages than allowed. */
export class TooManyReadsError extends Error {
  override name = "TooManyReadsError";
}
