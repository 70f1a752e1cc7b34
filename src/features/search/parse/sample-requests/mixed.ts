import { parseRequestTable } from "./parse-request-table.ts";

/** Several subjects at once, and vague requests. */
export const mixedRequests = parseRequestTable(`
vegan brunch in atlanta this weekend => place: Atlanta, Georgia; category: Food & Beverage; time: 2026-11-21 to 2026-11-22; words: vegan brunch => 1 business
kid friendly restaurants savannah => place: Savannah, Georgia; category: Food & Beverage; words: kids => 3 business
black owned candles for christmas => kind: product; words: candle christmas => 1 product
jazz brunch new york => place: New York, New York; category: Music; words: jazz brunch => nothing
soul food catering houston => place: Houston, Texas; category: Food & Beverage; words: soul food catering => 1 business
best place to buy books in chicago => place: Chicago, Illinois; category: Writing; words: bookshop => Anvil House Bookshop
live jazz in new orleans tonight => place: New Orleans, Louisiana; kind: event; time: 2026-11-17 from 17; words: live jazz => 1 event
live music saturday night => kind: event; time: 2026-11-21 from 17; words: live music => 1 event
women owned boutiques in atlanta => place: Atlanta, Georgia; category: Fashion & Lifestyle; words: boutique => Pearl Street Boutique
r&b singer => kind: artist; words: soul singer => 1 artist
hip-hop => category: Music; words: hip hop => 1 business
comedy show chicago tomorrow => place: Chicago, Illinois; kind: event; time: 2026-11-18; words: comedy => 1 event
gospel brunch => category: Music; words: gospel brunch => 1 business
wedding => words: wedding => 3 business
wedding venues detroit => place: Detroit, Michigan; kind: venue => The Loom House
art classes for kids => kind: event; words: art classes kids => 1 event
looking for a good barber in dallas => place: Dallas, Texas; category: Beauty & Cosmetics; words: barbershop => 1 business
where can i get my hair braided in houston => place: Houston, Texas; category: Beauty & Cosmetics; words: hair braided => Seabrook's Braiding Studio
i need a lawyer => words: legal => 1 business
shop => words: shop => 1 business
businesses => kind: business => 10 business
black owned => kind: business => 10 business
music => category: Music => 10 business
fashion => category: Fashion => 5 business
technology => category: Technology & Innovation => 5 business
xqzvk => words: xqzvk => nothing
`);
