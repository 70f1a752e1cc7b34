/**
 * How long a payment page stays open; Stripe wants at least 30 minutes. The hold on stock lasts a little longer, so
 * that the page has closed by itself when we ask about it. Where unpaid orders hold more than half of something, the
 * hold is shorter, and we close the page.
 */
export const holdTimes = { sessionMinutes: 31, holdMinutes: 35, scarceMinutes: 15 };
