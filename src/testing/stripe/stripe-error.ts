/** An answer of the stand-in that is not a success, in the form Stripe documents. */
export type StripeFault = {
  status: number;
  type: "invalid_request_error" | "idempotency_error" | "api_error" | "card_error";
  message: string;
  param?: string | undefined;
  code?: string | undefined;
};

export class StripeRefusal extends Error {
  readonly fault: StripeFault;
  constructor(fault: StripeFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Refuses a request because of one of its parameters. */
export function refuse(message: string, param?: string, code?: string): never {
  throw new StripeRefusal({ status: 400, type: "invalid_request_error", message, param, code });
}

/** Refuses a request for something that is not there. */
export function refuseMissing(kind: string, id: string): never {
  const message = `There is no ${kind} "${id}" here.`;
  throw new StripeRefusal({
    status: 404,
    type: "invalid_request_error",
    message,
    param: kind,
    code: "resource_missing",
  });
}

/** The body of such an answer. The SDK takes a 404 without `error` for a success. */
export function faultBody({ type, message, param, code }: StripeFault) {
  return { error: { type, message, ...(param && { param }), ...(code && { code }) } };
}
