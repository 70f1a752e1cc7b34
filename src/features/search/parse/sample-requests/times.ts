import { parseRequestTable } from "./parse-request-table.ts";

/** Days, holidays and dates. */
export const timesRequests = parseRequestTable(`
today => kind: event; time: 2026-11-17 => 1 event
tonight => kind: event; time: 2026-11-17 from 17 => 1 event
tomorrow => kind: event; time: 2026-11-18 => 1 event
tomorrow night jazz => kind: event; time: 2026-11-18 from 17; words: jazz => 1 event
this weekend => kind: event; time: 2026-11-21 to 2026-11-22 => 1 event
next weekend => kind: event; time: 2026-11-28 to 2026-11-29 => 1 event
this week in detroit => place: Detroit, Michigan; kind: event; time: 2026-11-17 to 2026-11-22 => 1 event
next week => kind: event; time: 2026-11-23 to 2026-11-29 => 1 event
friday => kind: event; time: 2026-11-20 => 1 event
friday night => kind: event; time: 2026-11-20 from 17 => 1 event
saturday market => kind: event; time: 2026-11-21; words: market => 1 event
next friday => kind: event; time: 2026-11-27 => 1 event
events on sunday => kind: event; time: 2026-11-22 => 1 event
in december => kind: event; time: 2026-12-01 to 2026-12-31 => 3 event
december events => kind: event; time: 2026-12-01 to 2026-12-31 => 3 event
dec 5 => kind: event; time: 2026-12-05 => Winter Makers Market
december 5th savannah => place: Savannah, Georgia; kind: event; time: 2026-12-05 => Winter Makers Market
12/5 => kind: event; time: 2026-12-05 => Winter Makers Market
5 december => kind: event; time: 2026-12-05 => Winter Makers Market
january concerts => kind: event; time: 2027-01-01 to 2027-01-31; words: concerts => 1 event
new year's eve => time: 2026-12-31; words: new year eve => 1 event
nye party atlanta => place: Atlanta, Georgia; time: 2026-12-31; words: nye party => 1 event
kwanzaa => time: 2026-12-26 to 2027-01-01; words: kwanzaa => 1 business
kwanzaa celebration => time: 2026-12-26 to 2027-01-01; words: kwanzaa celebration => 1 event
juneteenth => time: 2027-06-19; words: juneteenth => 1 event
juneteenth festival houston => place: Houston, Texas; kind: event; time: 2027-06-19; words: juneteenth festival => 1 event
mlk day events => kind: event; time: 2027-01-18; words: mlk day => 1 event
christmas market => kind: event; time: 2026-12-25; words: christmas market => 1 event
black history month events => kind: event; time: 2027-02-01 to 2027-02-28; words: black history month => 1 event
mothers day brunch => category: Food & Beverage; time: 2027-05-09; words: brunch => 1 business
brunch sunday => category: Food & Beverage; time: 2026-11-22; words: brunch => 1 business
food trucks friday => category: Food & Beverage; time: 2026-11-20; words: food truck => 1 business
events in may => kind: event; time: 2027-05-01 to 2027-05-31 => 1 event
open late => kind: business => 3 business
`);
