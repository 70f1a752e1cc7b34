import { byHand, defineRetention, everyNight, forDays } from "#platform/retention/retention-row.ts";

/** Personal data of orders. */
export const checkoutRetention = defineRetention("Orders", {
  buyers: {
    what: "The buyer of an order: name, mail address, where it goes, way of payment, language and time zone",
    why: "To deliver it, and to answer for it while a payment can be disputed",
    ...forDays(1095),
    after: "the order; when you delete the account, as soon as the order is done",
    enforcedBy: everyNight,
  },
  guests: {
    what: "The same of somebody who bought without an account",
    why: "To deliver it, and to answer for it while a payment can be disputed",
    ...forDays(365),
    after: "the order",
    enforcedBy: everyNight,
  },
  books: {
    what: "What was sold, for how much, to which country, and the payment's number, without the buyer",
    why: "The law wants the books",
    keptFor: "As long as the law asks, at least seven years",
    after: null,
    days: null,
    enforcedBy: byHand,
  },
  paymentEvents: {
    what: "Messages of the payment company: their number and kind",
    why: "So that each counts once",
    ...forDays(90),
    after: "it came",
    enforcedBy: everyNight,
  },
});
