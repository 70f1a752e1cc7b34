import { parseRequestTable } from "./parse-request-table.ts";

/** Names of listings. */
export const namesRequests = parseRequestTable(`
saffron and smoke => words: saffron smoke => Saffron & Smoke
saffron & smoke => words: saffron smoke => Saffron & Smoke
saffron smoke => words: saffron smoke => Saffron & Smoke
Saffron & Smoke Savannah => place: Savannah, Georgia; words: saffron smoke => Saffron & Smoke
ashe barbershop => words: ashe barbershop => Ashé Barbershop
Ashé => words: ashe => Ashé Barbershop
sunday best hatters => words: sunday best hatters => Sunday Best Hatters
sunday best => words: sunday => Sunday Best Hatters
Wigfall’s => words: wigfall => 1 business
wigfalls => words: wigfall => 1 business
the blue porch => words: blue porch => The Blue Porch
blue porch => words: blue porch => The Blue Porch
second line comedy => words: second line comedy => Second Line Comedy
northstar looms detroit => place: Detroit, Michigan; words: northstar looms => Northstar Looms
okra street kitchen => words: okra street kitchen => Okra Street Kitchen
palmetto page => words: palmetto page => Palmetto Page Books
bright ledger => words: bright ledger => Bright Ledger Tax
low country robotics => words: low country robotics => Low Country Robotics
hollow drum => words: hollow drum => Hollow Drum Studios
tenth ward records => words: tenth ward records => Tenth Ward Records
ledger & lark => words: ledger lark => Ledger & Lark
juniper row goods => words: juniper row goods => Juniper Row Goods
delta root => words: delta root => Delta Root Apothecary
black friday on auburn => words: black friday auburn => Black Friday on Auburn
winter makers market => words: winter makers market => Winter Makers Market
long table supper => words: long table supper => The Long Table Supper
harvest throw => words: harvest throw => Harvest Throw
porch candle => words: porch candle => Porch Candle
habersham house => words: habersham house => The Habersham House
the reed room => words: reed room => The Reed Room
house of vance => words: house vance => House of Vance
DJ Melba => words: dj melba => DJ Melba
`);
