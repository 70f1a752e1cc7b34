import { parseRequestTable } from "./parse-request-table.ts";

/** Food and drink. */
export const foodRequests = parseRequestTable(`
soul food savannah => place: Savannah, Georgia; category: Food & Beverage; words: soul food => 5 business
soul food => category: Food & Beverage; words: soul food => 10 business
soul food near me => place: near me; category: Food & Beverage; words: soul food => 1 business
soulfood atlanta => place: Atlanta, Georgia; category: Food & Beverage; words: soul food => 5 business
black owned soul food restaurants in houston => place: Houston, Texas; category: Food & Beverage; words: soul food => Okra Street Kitchen
bbq => category: Food & Beverage; words: barbecue => Saffron & Smoke
bbq savannah => place: Savannah, Georgia; category: Food & Beverage; words: barbecue => Saffron & Smoke
best barbecue in atlanta => place: Atlanta, Georgia; category: Food & Beverage; words: barbecue => 2 business
barbeque near me => place: near me; category: Food & Beverage; words: barbecue => 1 business
ribs memphis => place: Memphis, Tennessee; category: Food & Beverage; words: barbecue => 1 business
restaurants near me => place: near me; category: Food & Beverage => 3 business
black owned restaurants near me => place: near me; category: Food & Beverage => 3 business
restaurants in new orleans => place: New Orleans, Louisiana; category: Food & Beverage => 3 business
places to eat in memphis => place: Memphis, Tennessee; category: Food & Beverage => 3 business
where to eat in detroit => place: Detroit, Michigan; category: Food & Beverage => 3 business
cheap eats philly => place: Philadelphia, Pennsylvania; category: Food & Beverage => 3 business
vegan => category: Food & Beverage; words: vegan => 5 business
vegan food atlanta => place: Atlanta, Georgia; category: Food & Beverage; words: vegan => 3 business
plant based restaurant savannah ga => place: Savannah, Georgia; category: Food & Beverage; words: vegan => Selam Vegan Kitchen
vegetarian charlotte => place: Charlotte, North Carolina; category: Food & Beverage; words: vegan => Akua's Plant Plates
bakery => category: Food & Beverage; words: bakery => Fig & Ember Bakery
bakery seattle => place: Seattle, Washington; category: Food & Beverage; words: bakery => Fig & Ember Bakery
bakers near me => place: near me; category: Food & Beverage; words: bakery => 1 business
wedding cake => category: Food & Beverage; words: wedding bakery => 1 business
cupcakes washington dc => place: Washington, D.C.; category: Food & Beverage; words: bakery => 1 business
coffee => category: Food & Beverage; words: coffee => Kinfolk Coffee Works
coffee shop durham => place: Durham, North Carolina; category: Food & Beverage; words: coffee => Kinfolk Coffee Works
coffee shops in durham, nc => place: Durham, North Carolina; category: Food & Beverage; words: coffee => Kinfolk Coffee Works
black owned coffee => category: Food & Beverage; words: coffee => Kinfolk Coffee Works
cafe birmingham al => place: Birmingham, Alabama; category: Food & Beverage; words: coffee => 1 business
tea house => category: Food & Beverage; words: tea => 1 business
caribbean food => category: Food & Beverage; words: caribbean => 5 business
jamaican food los angeles => place: Los Angeles, California; category: Food & Beverage; words: caribbean => 1 business
jerk chicken baltimore => place: Baltimore, Maryland; category: Food & Beverage; words: jerk => 1 business
roti shop => words: roti => 1 business
patties => words: patty => 1 business
ethiopian food => category: Food & Beverage; words: ethiopian => 1 business
west african food => category: Food & Beverage; words: west african => 5 business
caribbean cuisine => category: Food & Beverage; words: caribbean => 1 business
west african restaurant => category: Food & Beverage; words: west african => 5 business
nigerian food houston => place: Houston, Texas; category: Food & Beverage; words: west african => 1 business
jollof rice => category: Food & Beverage; words: jollof => Pomegranate & Mirror Jollof Bar
jollof near me => place: near me; category: Food & Beverage; words: jollof => 1 business
ethiopian washington dc => place: Washington, D.C.; category: Food & Beverage; words: ethiopian => 1 business
injera => category: Food & Beverage; words: ethiopian => 1 business
seafood atlanta => place: Atlanta, Georgia; category: Food & Beverage; words: seafood => Rolling Fig Fish Market
oysters norfolk va => place: Norfolk, Virginia; category: Food & Beverage; words: seafood => Salt Line Oysters
crab house => category: Food & Beverage; words: seafood house => Ravenel & Cousins Crab House
fish fry => category: Food & Beverage; words: seafood => 1 business
gumbo => category: Food & Beverage; words: gumbo => Okra Street Kitchen
gumbo houston => place: Houston, Texas; category: Food & Beverage; words: gumbo => Okra Street Kitchen
catering philadelphia => place: Philadelphia, Pennsylvania; category: Food & Beverage; words: catering => 1 business
caterer for wedding => category: Food & Beverage; words: catering wedding => 1 business
food truck => category: Food & Beverage; words: food truck => 1 business
food trucks in chicago => place: Chicago, Illinois; category: Food & Beverage; words: food truck => 1 business
brunch => category: Food & Beverage; words: brunch => 3 business
brunch los angeles => place: Los Angeles, California; category: Food & Beverage; words: brunch => 1 business
sunday brunch houston => place: Houston, Texas; category: Food & Beverage; time: 2026-11-22; words: brunch => 1 business
chicken and waffles => category: Food & Beverage; words: brunch => 1 business
ice cream philadelphia => place: Philadelphia, Pennsylvania; category: Food & Beverage; words: ice cream => Timber House Scoops
juice bar detroit => place: Detroit, Michigan; category: Food & Beverage; words: juice => Keita Sisters Juice Bar
wine => category: Food & Beverage; words: wine => 1 business
wine shop new york => place: New York, New York; category: Food & Beverage; words: wine => Wardlaw's Wine Shop
brewery los angeles => place: Los Angeles, California; category: Food & Beverage; words: brewing => Tender Hazel Brewing
distillery savannah => place: Savannah, Georgia; category: Food & Beverage; words: spirits => Clover Street Distilling
food in savannah => place: Savannah, Georgia; category: Food & Beverage => 5 business
dinner in charleston sc => place: Charleston, South Carolina; category: Food & Beverage => 1 business
lunch spots baltimore => place: Baltimore, Maryland; category: Food & Beverage => Hairston's Lunchroom
private chef => category: Food & Beverage; words: catering => 1 business
`);
