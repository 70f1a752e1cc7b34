import { describe, expect, it } from "vitest";
import { presentCards } from "./present-cards.server.ts";

const business = {
  id: "019b0000-0000-7000-8000-000000000001",
  name: "Okra Street",
  description: "Gumbo.",
  category: "Plumbing",
  location: "Houston, Texas",
  media: null,
  average_rating: 4,
  review_count: 7,
  verified: true,
};

describe("presentCards", () => {
  it("lists exactly the data of a card, with the displayed category", () => {
    expect(presentCards([{ ...business, distanceKm: 3 }])).toEqual([
      {
        id: business.id,
        name: "Okra Street",
        text: "Gumbo.",
        category: "Other",
        location: "Houston, TX",
        media: null,
        rating: 4,
        reviews: 7,
        isVerified: true,
        distance: "1.9\u00a0mi",
      },
    ]);
  });

  it("ends a long description after a sentence", () => {
    const [card] = presentCards([
      { ...business, description: "Red rice, benne greens and more. ".repeat(9) },
    ]);
    expect(card?.text).toBe("Red rice, benne greens and more. Red rice, benne greens and more.");
  });
});
