import { parseRequestTable } from "./parse-request-table.ts";

/** Prices. Numbers that are ages, distances or names stay words. */
export const pricesRequests = parseRequestTable(`
gift under $40 => kind: product; price: Up to $40 => 6 product
gifts under 40 dollars => kind: product; price: Up to $40 => 6 product
gift under 40 => kind: product; price: Up to $40 => 6 product
gifts less than 25 => kind: product; price: Up to $25 => 6 product
gift ideas below 30 bucks => kind: product; price: Up to $30 => 6 product
cheap gifts => kind: product; price: Up to $25 => 6 product
affordable candles => kind: product; price: Up to $25; words: candle => 1 product
$10-$20 gift => kind: product; price: $10 to $20 => 2 product
gifts $10 to $20 => kind: product; price: $10 to $20 => 2 product
gifts between 20 and 50 dollars => kind: product; price: $20 to $50 => 6 product
candles $20-40 => kind: product; price: $20 to $40; words: candle => 1 product
gifts not over $40 => kind: product; price: Up to $40 => 6 product
gifts that won't cost more than $40 => kind: product; price: Up to $40 => 6 product
gifts over $100 => kind: product; price: From $100 => 1 product
quilt at least $100 => kind: product; price: From $100; words: quilt => 1 product
gifts $1,000+ => kind: product; price: From $1000 => nothing
$25 or less => price: Up to $25 => 6 product
under $12.50 => price: Up to $12.50 => 1 product
less than 25 => price: Up to $25 => 6 product
candle up to $30 in savannah => place: Savannah, Georgia; price: Up to $30; words: candle => nothing
hot sauce for $10 => kind: product; price: Up to $10; words: hot sauce => nothing
throw blanket under 500 => kind: product; price: Up to $500; words: throw blanket => Harvest Throw
cheap eats savannah => place: Savannah, Georgia; category: Food & Beverage => 3 business
soul food under $20 atlanta => place: Atlanta, Georgia; category: Food & Beverage; price: Up to $20; words: soul food => 1 business
concerts under $50 => kind: event; price: Up to $50; words: concerts => 1 event
walking tour under $60 => kind: tour; price: Up to $60; words: walking => 1 tour
hotel under $200 => kind: stay; price: Up to $200 => 1 stay
kids under 5 => words: kids under 5 => nothing
40 under 40 => words: 40 under => nothing
under 10 miles => words: under 10 miles => nothing
market dec 5 under $20 => kind: event; time: 2026-12-05; price: Up to $20; words: market => nothing
`);
