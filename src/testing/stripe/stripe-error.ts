/** An error response, in the format Stripe documents. */
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

/** Refuses a request because of a parameter. */
export function refuse(message: string, param?: string, code?: string): never {
  throw new StripeRefusal({ status: 400, type: "invalid_request_error", message, param, code });
}

/** Refuses a request for a missing object. */
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

/** The body of such a response. The SDK treats a 404 without `error` as a success. */
export function faultBody({ type, message, param, code }: StripeFault) {
  return { error: { type, message, ...(param && { param }), ...(code && { code }) } };
}
