import { parseRequestTable } from "./parse-request-table.ts";

/** Events. */
export const eventsRequests = parseRequestTable(`
events => kind: event => 5 event
events near me => place: near me; kind: event => 1 event
events this weekend => kind: event; time: 2026-11-21 to 2026-11-22 => 1 event
events in atlanta => place: Atlanta, Georgia; kind: event => Black Friday on Auburn
events in savannah => place: Savannah, Georgia; kind: event => Winter Makers Market
jazz tonight => kind: event; time: 2026-11-17 from 17; words: jazz => 1 event
live music tonight => kind: event; time: 2026-11-17 from 17; words: live music => 1 event
concerts => kind: event; words: concerts => 3 event
concert miami => place: Miami, Florida; kind: event; words: concert => Strings on the Steps, Miami
concerts in december => kind: event; time: 2026-12-01 to 2026-12-31; words: concerts => 1 event
gospel concert => kind: event; words: gospel concert => Gospel Evening at Flatbush
comedy show tonight => kind: event; time: 2026-11-17 from 17; words: comedy => 1 event
comedy night atlanta => place: Atlanta, Georgia; kind: event; words: comedy night => The Atlanta Roast of Last Year
open mic => kind: event; words: open mic => Open Mic at Anacostia
poetry reading => kind: event; words: poetry reading => 1 event
book reading charleston => place: Charleston, South Carolina; kind: event; words: book reading => Books & Bourbon
farmers market => kind: event; words: farmers market => 1 event
makers market => kind: event; words: makers market => Winter Makers Market
market savannah december => place: Savannah, Georgia; kind: event; time: 2026-12-01 to 2026-12-31; words: market => Winter Makers Market
pop up shop atlanta => place: Atlanta, Georgia; kind: event; words: pop up => Black Friday on Auburn
black friday => time: 2026-11-27; words: black friday => Black Friday on Auburn
workshop houston => place: Houston, Texas; kind: event; words: workshop => Sourdough for Beginners, Fifth Ward
grant writing workshop => kind: event; words: grant writing workshop => Grant Writing Without Tears, Atlanta
sourdough class => kind: event; words: sourdough class => Sourdough for Beginners, Fifth Ward
networking events => kind: event; words: networking => First Wednesday Table
networking chicago => place: Chicago, Illinois; kind: event; words: networking => First Wednesday Table
pitch competition => kind: event; words: pitch competition => Founders' Fish Fry
founders fish fry => words: founders fish fry => Founders' Fish Fry
conference detroit => place: Detroit, Michigan; kind: event; words: conference => Own the Block Summit
tech conference => kind: event; words: tech conference => Code & Kin Day
film screening miami => place: Miami, Florida; kind: event; words: film screening => Ten Films Under Ten Minutes, Miami
art exhibition baltimore => place: Baltimore, Maryland; kind: event; words: art exhibition => What We Kept: an Exhibition in Baltimore
family day => kind: event; words: family day => 1 event
kids events => kind: event; words: kids => 1 event
fundraiser oakland => place: Oakland, California; kind: event; words: fundraiser => 1 event
supper club new orleans => place: New Orleans, Louisiana; kind: event; words: supper club => The Long Table Supper
things to do in savannah this weekend => place: Savannah, Georgia; kind: event; time: 2026-11-21 to 2026-11-22 => 1 event
what's happening tonight => kind: event; time: 2026-11-17 from 17 => 1 event
what's going on in chicago this weekend => place: Chicago, Illinois; kind: event; time: 2026-11-21 to 2026-11-22 => 1 event
free events this weekend => kind: event; time: 2026-11-21 to 2026-11-22; words: free => 1 event
festival => kind: event; words: festival => 1 event
virtual events => kind: event; words: virtual => 1 event
`);
