import type { Trade } from "./trade.ts";
import { foodTrades } from "./trades-food.ts";
import { comedyTrades, entertainmentTrades, makerTrades, musicTrades } from "./trades-stage.ts";
import { beautyTrades, fashionTrades, lifestyleTrades } from "./trades-style.ts";
import { otherTrades, technologyTrades, travelTrades } from "./trades-work.ts";

/** The number of listings and the trades per category, skewed like a real directory. */
export const categories: Readonly<Record<string, { listings: number; trades: readonly Trade[] }>> = {
  "Food & Beverage": { listings: 232, trades: foodTrades },
  "Beauty & Cosmetics": { listings: 164, trades: beautyTrades },
  "Fashion & Lifestyle": { listings: 118, trades: lifestyleTrades },
  Music: { listings: 84, trades: musicTrades },
  "Technology & Innovation": { listings: 78, trades: technologyTrades },
  Entertainment: { listings: 62, trades: entertainmentTrades },
  Fashion: { listings: 48, trades: fashionTrades },
  "Visual Art": { listings: 40, trades: makerTrades["Visual Art"] ?? [] },
  Other: { listings: 36, trades: otherTrades },
  Photography: { listings: 34, trades: makerTrades.Photography ?? [] },
  Writing: { listings: 28, trades: makerTrades.Writing ?? [] },
  "Digital Creators": { listings: 24, trades: makerTrades["Digital Creators"] ?? [] },
  Comedian: { listings: 18, trades: comedyTrades.Comedian ?? [] },
  Influencers: { listings: 16, trades: makerTrades.Influencers ?? [] },
  Travel: { listings: 10, trades: travelTrades },
  "Comedy Show": { listings: 9, trades: comedyTrades["Comedy Show"] ?? [] },
  "Booking Agency": { listings: 8, trades: comedyTrades["Booking Agency"] ?? [] },
  "Culturally Catered": { listings: 8, trades: travelTrades },
  "Comedy Venue": { listings: 7, trades: comedyTrades["Comedy Venue"] ?? [] },
  "Comedy Group": { listings: 6, trades: comedyTrades["Comedy Group"] ?? [] },
  "Black-Owned": { listings: 6, trades: travelTrades },
  "Comedy Production": { listings: 5, trades: comedyTrades["Comedy Production"] ?? [] },
  "Comedy Collective": { listings: 5, trades: comedyTrades["Comedy Collective"] ?? [] },
  "Comedy Festival": { listings: 4, trades: comedyTrades["Comedy Festival"] ?? [] },
};
