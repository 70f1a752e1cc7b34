import {
  boolean,
  integer,
  list,
  metadata,
  notSpoken,
  object,
  oneOf,
  optional,
  type Params,
  type Reader,
  required,
  text,
  webAddress,
} from "./shape.ts";
import { refuse } from "./stripe-error.ts";

/** Stripe's published parameters (API version 2026-10-28), and their documented limits. */
const maxAmount = 99_999_999;
const amount = integer(0, maxAmount);
const currency = text(3, /^[a-z]{3}$/);
const email = text(800, /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
const taxBehavior = oneOf("exclusive", "inclusive", "unspecified");
const expand = optional(list(text(200), 20));
const locales =
  "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW";
const countriesNotServed = new Set("AS CX CC CU HM IR KP MH FM NF MP PW SD SY UM VI".split(" "));
const country: Reader<string> = (value, param) => {
  const code = text(2, /^[A-Z]{2}$/)(value, param);
  return countriesNotServed.has(code) ? refuse(`"${code}" is not served.`, param) : code;
};

const lineItem = object({
  adjustable_quantity: notSpoken,
  metadata: optional(metadata),
  price: notSpoken,
  price_data: required(
    object({
      currency: required(currency),
      product: notSpoken,
      product_data: required(
        object({
          description: optional(text(40_000)),
          images: optional(list(webAddress, 8)),
          metadata: optional(metadata),
          name: required(text(5000)),
          tax_code: optional(text()),
          tax_details: notSpoken,
          unit_label: optional(text(12)),
        }),
      ),
      recurring: notSpoken,
      tax_behavior: optional(taxBehavior),
      unit_amount: required(amount),
      unit_amount_decimal: notSpoken,
    }),
  ),
  quantity: required(integer(1, 999_999)),
  tax_rates: notSpoken,
});

const businessDays = object({
  unit: required(oneOf("business_day", "day", "hour", "month", "week")),
  value: required(integer(1, 365)),
});

const shippingOption = object({
  shipping_rate: notSpoken,
  shipping_rate_data: required(
    object({
      delivery_estimate: optional(
        object({ maximum: optional(businessDays), minimum: optional(businessDays) }),
      ),
      display_name: required(text(100)),
      fixed_amount: required(
        object({ amount: required(amount), currency: required(currency), currency_options: notSpoken }),
      ),
      metadata: optional(metadata),
      tax_behavior: optional(taxBehavior),
      tax_code: optional(text()),
      type: optional(oneOf("fixed_amount")),
    }),
  ),
});

const paymentIntentData = object({
  application_fee_amount: notSpoken,
  capture_method: optional(oneOf("automatic", "automatic_async")),
  description: optional(text(1000)),
  metadata: optional(metadata),
  on_behalf_of: notSpoken,
  receipt_email: optional(email),
  setup_future_usage: notSpoken,
  shipping: notSpoken,
  statement_descriptor: optional(text(22)),
  statement_descriptor_suffix: optional(text(22)),
  transfer_data: notSpoken,
  transfer_group: optional(text()),
});

const customText = object({
  after_submit: optional(object({ message: required(text(1200)) })),
  shipping_address: optional(object({ message: required(text(1200)) })),
  submit: optional(object({ message: required(text(1200)) })),
  terms_of_service_acceptance: notSpoken,
});

export const createSessionShape = {
  adaptive_pricing: optional(object({ enabled: optional(boolean) })),
  after_expiration: notSpoken,
  allow_promotion_codes: notSpoken,
  allowed_payment_method_types: optional(list(text(100), 100)),
  automatic_tax: notSpoken,
  billing_address_collection: optional(oneOf("auto", "required")),
  branding_settings: notSpoken,
  cancel_url: optional(webAddress),
  client_reference_id: optional(text(200)),
  consent_collection: notSpoken,
  currency: optional(currency),
  custom_fields: notSpoken,
  custom_text: optional(customText),
  customer: notSpoken,
  customer_account: notSpoken,
  customer_creation: optional(oneOf("always", "if_required")),
  customer_email: optional(email),
  customer_update: notSpoken,
  discounts: notSpoken,
  excluded_payment_method_types: optional(list(text(100), 100)),
  expand,
  expires_at: optional(integer(0, 99_999_999_999)),
  integration_identifier: notSpoken,
  invoice_creation: notSpoken,
  line_items: required(list(lineItem, 100)),
  locale: optional(oneOf(...locales.split(" "))),
  managed_payments: notSpoken,
  metadata: optional(metadata),
  mode: required(oneOf("payment")),
  name_collection: notSpoken,
  optional_items: notSpoken,
  origin_context: notSpoken,
  payment_intent_data: optional(paymentIntentData),
  payment_method_collection: notSpoken,
  payment_method_configuration: notSpoken,
  payment_method_data: notSpoken,
  payment_method_options: notSpoken,
  permissions: notSpoken,
  phone_number_collection: optional(object({ enabled: required(boolean) })),
  redirect_on_completion: notSpoken,
  return_url: notSpoken,
  saved_payment_method_options: notSpoken,
  setup_intent_data: notSpoken,
  shipping_address_collection: optional(object({ allowed_countries: required(list(country, 300)) })),
  shipping_options: optional(list(shippingOption, 5)),
  submit_type: optional(oneOf("auto", "book", "donate", "pay", "subscribe")),
  subscription_data: notSpoken,
  success_url: required(webAddress),
  tax_id_collection: notSpoken,
  ui_mode: optional(oneOf("hosted_page")),
  wallet_options: notSpoken,
};
export type NewSession = Params<typeof createSessionShape>;

const pages = {
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  ending_before: optional(text()),
  expand,
};
const moment = integer(0, 99_999_999_999);
const createdWithin: Reader<{ gt?: number; gte?: number; lt?: number; lte?: number }> = (value, param) => {
  if (typeof value === "string") {
    const at = moment(value, param);
    return { gte: at, lte: at };
  }
  const range = { gt: optional(moment), gte: optional(moment), lt: optional(moment), lte: optional(moment) };
  return object(range)(value, param) as { gt?: number; gte?: number; lt?: number; lte?: number };
};

export const listSessionsShape = {
  ...pages,
  created: optional(createdWithin),
  customer: notSpoken,
  customer_account: notSpoken,
  customer_details: notSpoken,
  payment_intent: optional(text()),
  payment_link: notSpoken,
  status: optional(oneOf("open", "complete", "expired")),
  subscription: notSpoken,
};
export const listLineItemsShape = pages;
export const expandOnlyShape = { expand };

export const createRefundShape = {
  amount: optional(integer(1, maxAmount)),
  charge: optional(text()),
  currency: notSpoken,
  customer: notSpoken,
  expand,
  instructions_email: optional(email),
  metadata: optional(metadata),
  origin: notSpoken,
  payment_intent: optional(text()),
  reason: optional(oneOf("duplicate", "fraudulent", "requested_by_customer")),
  refund_application_fee: notSpoken,
  reverse_transfer: notSpoken,
};
export type NewRefund = Params<typeof createRefundShape>;

export const listRefundsShape = {
  ...pages,
  charge: optional(text()),
  created: optional(createdWithin),
  payment_intent: optional(text()),
};

export const listEventsShape = {
  ...pages,
  created: optional(createdWithin),
  delivery_success: notSpoken,
  type: optional(text()),
  types: optional(list(text(), 20)),
};
export const retrieveIntentShape = { client_secret: notSpoken, expand };
