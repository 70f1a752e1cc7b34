/**
 * How long a payment page stays open; Stripe's minimum is 30 minutes. The hold lasts a little longer, so that the page
 * has already closed when we check it. If unpaid orders hold more than half of a variant, the hold is shorter, and we
 * close the page.
 */
export const holdTimes = { sessionMinutes: 31, holdMinutes: 35, scarceMinutes: 15 };
