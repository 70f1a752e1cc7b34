import { parseRequestTable } from "./parse-request-table.ts";

/** Products, and the shops that sell them. */
export const shoppingRequests = parseRequestTable(`
candles => kind: product; words: candle => 1 product
candle shop pittsburgh => place: Pittsburgh, Pennsylvania; words: candle => Four Peppers Candle Co.
candles near me => place: near me; words: candle => 1 business
candles not far from me => place: near me; words: candle => 1 business
gifts => kind: product => 6 product
gift for mom => kind: product; words: mom => 1 product
gift ideas => kind: product => 6 product
gifts atlanta => place: Atlanta, Georgia; words: gift => nothing
gift card => kind: product; words: gift card => 1 product
christmas gifts => kind: product; words: christmas => 1 product
birthday gift for her => kind: product; words: birthday her => 1 product
buy shea butter => kind: product; words: shea butter => Whipped Shea, Unscented
shea butter => kind: product; words: shea butter => Whipped Shea, Unscented
black soap => words: black soap => 1 business
soap => kind: product; words: soap => 1 product
hair oil => kind: product; words: hair oil => Delta Root Hair Oil
pepper jelly => kind: product; words: pepper jelly => Pepper Jelly
hot sauce => kind: product; words: hot sauce => 1 product
honey => kind: product; words: honey => 1 business
benne wafers => words: benne wafer => Benne Wafer Tin
coffee beans => kind: product; words: coffee beans => Kinfolk House Blend
straw hat => kind: product; words: straw hat => Sunday Best Straw
church hats => category: Fashion; words: hats => Sunday Best Hatters
hat shop memphis => place: Memphis, Tennessee; category: Fashion; words: hats => Sunday Best Hatters
tote bag => kind: product; words: tote bag => Market Day Tote
apron => kind: product; words: apron => Indigo Apron
throw blanket => kind: product; words: throw blanket => Harvest Throw
handmade quilts => kind: product; words: handmade quilt => 1 product
poetry book => category: Writing; words: poetry bookshop => nothing
recipe journal => kind: product; words: recipe journal => Lowcountry Recipe Journal
gospel records => kind: product; words: gospel records => Tenth Ward Gospel 45s
record store st louis => place: St. Louis, Missouri; category: Music; words: record shop => Tenth Ward Records
vinyl => category: Music; words: record shop => 1 business
bookstore => category: Writing; words: bookshop => Palmetto Page Books
bookshops in charleston => place: Charleston, South Carolina; category: Writing; words: bookshop => Palmetto Page Books
black bookstore near me => place: near me; category: Writing; words: bookshop => 1 business
books => category: Writing; words: bookshop => Palmetto Page Books
bookstore chicago => place: Chicago, Illinois; category: Writing; words: bookshop => Anvil House Bookshop
kids loom => words: kids loom => Kids' Loom Kit
face jug => kind: product; words: face jug => Face Jug, Small
boutique oakland => place: Oakland, California; category: Fashion & Lifestyle; words: boutique => Dove House Boutique
clothing stores in chicago => place: Chicago, Illinois; category: Fashion & Lifestyle => 2 business
jewelry new orleans => place: New Orleans, Louisiana; category: Fashion & Lifestyle; words: jewelry => Wren Beads
waist beads => category: Fashion & Lifestyle; words: beads => 1 business
leather bags jackson ms => place: Jackson, Mississippi; category: Fashion & Lifestyle; words: leather => Gilded Moss Leather
furniture => category: Fashion & Lifestyle; words: home decor => 1 business
home decor detroit => place: Detroit, Michigan; category: Fashion & Lifestyle; words: home decor => Northstar Looms
ceramics phoenix => place: Phoenix, Arizona; category: Fashion & Lifestyle; words: ceramics => Laurel House Ceramics
florist savannah => place: Savannah, Georgia; category: Fashion & Lifestyle; words: flowers => Broughton Bloom
flowers baton rouge => place: Baton Rouge, Louisiana; category: Fashion & Lifestyle; words: flowers => Third Harvest Flowers
plant shop raleigh => place: Raleigh, North Carolina; category: Fashion & Lifestyle; words: plants => Ira's Plant Shop
toys savannah => place: Savannah, Georgia; words: toys => Union Street Toys
gift shop cleveland => place: Cleveland, Ohio; category: Fashion & Lifestyle; words: gifts => Cleveland Saffron Gift Shop
greeting cards houston => place: Houston, Texas; words: greeting cards => Ivy Street Cards
tailor oakland => place: Oakland, California; category: Fashion; words: tailor => 1 business
suits washington dc => place: Washington, D.C.; category: Fashion; words: tailor => 1 business
streetwear chicago => place: Chicago, Illinois; category: Fashion; words: streetwear => 1 business
sneakers atlanta => place: Atlanta, Georgia; category: Fashion; words: shoes => 1 business
kwanzaa candles => kind: product; words: kwanzaa candle => 1 product
t shirts => kind: product; words: t shirts => 1 product
hoodies => kind: product; words: hoodies => 1 product
mugs => kind: product; words: mugs => 1 product
`);
