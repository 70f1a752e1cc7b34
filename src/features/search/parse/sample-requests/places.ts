import { parseRequestTable } from "./parse-request-table.ts";

/** Cities, states, ZIP codes and “near me”. */
export const placesRequests = parseRequestTable(`
savannah => place: Savannah, Georgia => 5 business
atlanta ga => place: Atlanta, Georgia => 5 business
atlanta, georgia => place: Atlanta, Georgia => 5 business
st louis => place: St. Louis, Missouri => 5 business
st. louis, mo => place: St. Louis, Missouri => 5 business
saint louis => place: St. Louis, Missouri => 5 business
washington dc => place: Washington, D.C. => 5 business
washington, d.c. => place: Washington, D.C. => 5 business
dc => place: Washington, D.C. => 5 business
new york, ny => place: New York, New York => 5 business
nyc restaurants => place: New York, New York; category: Food & Beverage => 3 business
new york => place: New York, New York => 5 business
brooklyn coffee => place: Brooklyn, New York; category: Food & Beverage; words: coffee => 1 business
la => place: Los Angeles, California => 5 business
los angeles => place: Los Angeles, California => 5 business
nola => place: New Orleans, Louisiana => The Blue Porch
philly => place: Philadelphia, Pennsylvania => 5 business
atl hair salon => place: Atlanta, Georgia; category: Beauty & Cosmetics; words: hair => 2 business
vegas => place: Las Vegas, Nevada => 3 business
ft worth => place: Fort Worth, Texas => 3 business
fort worth tx => place: Fort Worth, Texas => 3 business
georgia => place: Georgia => 5 business
north carolina => place: North Carolina => 5 business
texas bbq => place: Texas; category: Food & Beverage; words: barbecue => 1 business
restaurants in tx => place: Texas; category: Food & Beverage => 5 business
coffee in or => place: Oregon; category: Food & Beverage; words: coffee => 1 business
businesses in mississippi => place: Mississippi; kind: business => 5 business
columbus ohio => place: Columbus, Ohio => 3 business
columbus ga => place: Georgia; words: columbus => 1 business
31401 => place: 31401 => 3 business
30303 restaurants => place: 30303; category: Food & Beverage => 3 business
restaurants near 10001 => place: 10001; category: Food & Beverage => 3 business
near me => place: near me => 3 business
nearby => place: near me => 3 business
shops close by => place: near me => 3 business
around here => place: near me => 3 business
downtown detroit => place: Detroit, Michigan => 3 business
mobile => place: Mobile, Alabama => 2 business
catering mobile al => place: Mobile, Alabama; category: Food & Beverage; words: catering => 1 business
washington state => place: Washington => 3 business
oakland ca barbers => place: Oakland, California; category: Beauty & Cosmetics; words: barbershop => Ashé Barbershop
little rock => place: Little Rock, Arkansas => 3 business
baton rouge louisiana => place: Baton Rouge, Louisiana => 3 business
`);
