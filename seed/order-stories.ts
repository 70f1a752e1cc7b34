export type OrderStory = {
  /** Null for the demo member. */
  buyer: { email: string; address: Record<string, string | null> } | null;
  days: number;
  status: "paid" | "failed" | "refunded";
  /** What an admin should check. */
  problem?: string;
  parcels: {
    /** The business of the demo member, or another seller by position in the store. */
    from: number | "own";
    quantities: number[];
    stage: "ordered" | "packed" | "sent" | "delivered" | "canceled";
    tracking?: string;
    note?: string;
  }[];
};

const guest = (
  name: string,
  email: string,
  street: string,
  place: [city: string, state: string, zip: string],
) => ({
  email,
  address: {
    ...{
      name,
      line1: street,
      line2: null,
      city: place[0],
      state: place[1],
      postalCode: place[2],
      country: "US",
    },
  },
});
const renee = guest("Renée Okafor", "renee@buyers.example", "88 Lantern Street", ["Atlanta", "GA", "30312"]);
const isaac = guest("Isaac Bell", "isaac@buyers.example", "7 Mill Race Lane", ["Durham", "NC", "27701"]);
const odette = guest("Odette Ward", "odette@buyers.example", "230 Fig Court", ["Oakland", "CA", "94607"]);

/** Oldest first, because order numbers increase. */
export const demoOrders: readonly OrderStory[] = [
  { buyer: null, days: -120, status: "failed", parcels: [{ from: 5, quantities: [1], stage: "ordered" }] },
  {
    ...{ buyer: null, days: -96, status: "refunded" },
    parcels: [
      { from: 4, quantities: [1], stage: "canceled", note: "The dye ran, and we have no second one." },
    ],
  },
  {
    ...{ buyer: null, days: -39, status: "paid" },
    parcels: [{ from: 3, quantities: [1, 1], stage: "delivered", tracking: "8041 5530 1188" }],
  },
  {
    ...{ buyer: odette, days: -20, status: "paid" },
    problem: "The buyer's bank asks about this payment. Answer it in the provider's dashboard.",
    parcels: [{ from: "own", quantities: [1], stage: "delivered", tracking: "8041 5530 1903" }],
  },
  {
    ...{ buyer: isaac, days: -6, status: "paid" },
    parcels: [{ from: "own", quantities: [2], stage: "sent", tracking: "8041 5530 2071" }],
  },
  { buyer: renee, days: -4, status: "paid", parcels: [{ from: "own", quantities: [1, 1], stage: "packed" }] },
  {
    ...{ buyer: null, days: -3, status: "paid" },
    parcels: [
      { from: 0, quantities: [1], stage: "sent", tracking: "8041 5530 2217" },
      { from: 1, quantities: [2], stage: "packed" },
      { from: 2, quantities: [1], stage: "canceled", note: "The last one broke on the bench." },
    ],
  },
  {
    ...{ buyer: odette, days: -2, status: "paid" },
    parcels: [
      { from: "own", quantities: [1], stage: "ordered" },
      { from: 0, quantities: [1], stage: "packed" },
    ],
  },
  { buyer: renee, days: -1, status: "paid", parcels: [{ from: "own", quantities: [3], stage: "ordered" }] },
];
