/** Name | category | service | city, or Online | price | whose | description */
export const bookingTable = `
Bayou Charter Boats | Transport | Half-day charter | New Orleans | $320–$540 | Black-Owned | Captain-owned boats for up to eight. Lunch, ice and stories aboard.
Crescent Key Rooms | Lodging | Guest house | New Orleans | $130–$195 | Black-Owned | Shotgun house, four rooms, coffee on the gallery at seven.
Delta Drive Company | Transport | Driver and car | Jackson | $45–$60 an hour | Black-Owned | A driver, a Buick and a list of porches where somebody will be playing.
Eastwind Travel Desk | Planning | Trip planner | Online | $75–$300 | Black-Owned | Family reunions of ten to two hundred, from the hotel block to the T-shirts.
Freedom Trail Riders | Experience | Guided ride | Baltimore | $410–$480 | Black-Owned | Three days by bicycle along the river road north, with a van behind you.
The Habersham House | Lodging | Bed and breakfast | Savannah | $140–$210 | Black-Owned | Five rooms over a kitchen. Breakfast is the reason people come back.
Harbor Street Hostel | Lodging | Hostel | Baltimore | $38–$55 | Black-Supporting | Clean bunks, strong showers and a bulletin board that gets people jobs.
Mosaic Reunion Farms | Lodging | Group house | Charlotte | $620–$900 | Black-Owned | Sleeps thirty in four cabins, with one long kitchen and a fire ring.
Wanderfolk Passports | Planning | Visa and passport help | Online | $40–$120 | Black-Supporting | Forms checked by a person, photos that pass the first time.
Seven Quilts Inn | Lodging | Inn | Montgomery | $118–$160 | Black Woman-Owned | Seven rooms, each under a quilt with a name and a birthday.
Magnolia Steps Guesthouse | Lodging | Guest house | Charleston | $155–$230 | Black-Owned | Two porches, one bell, and a host who marks the good bakery on your map.
The Schoolteacher's House | Lodging | Bed and breakfast | Durham | $125–$170 | Black Woman-Owned | Chalkboard menu, shelves by grade, quiet after ten.
Tin Roof Inn | Lodging | Inn | Mobile | $98–$135 | Family-Owned | Rain on the roof, crab on the stove, parking under the oak.
Lamplighter Rooms | Lodging | Rooms | Richmond | $110–$150 | Black-Owned | Gaslight outside, good lamps inside, and a desk that fits a laptop.
Sweet Auburn Suites | Lodging | Suites | Atlanta | $165–$240 | Black-Owned | Kitchens for people who stay a week, and a grocer downstairs.
The Cascade Porch | Lodging | Bed and breakfast | Atlanta | $140–$185 | Black Woman-Owned | A porch that wraps twice around the house and grits with three opinions.
West End Garden Flat | Lodging | Apartment | Atlanta | $105–$140 | Black-Owned | A garden flat with figs, a crib on request and the train in five minutes.
Bronzeville Sleeper Rooms | Lodging | Rooms | Chicago | $120–$175 | Black-Owned | Nine rooms over a record shop, each with a turntable and a shelf to go with it.
South Shore Cottage | Lodging | Cottage | Chicago | $145–$190 | Family-Owned | The lake at the end of the street and bicycles in the shed.
Third Ward Row Rooms | Lodging | Guest house | Houston | $108–$150 | Black-Owned | Two row houses, one garden between them, a pot of beans on Mondays.
Orange Mound Homestay | Lodging | Homestay | Memphis | $72–$95 | Black Woman-Owned | A spare room, a choir next door and somebody to tell you where to park.
Soulsville Lofts | Lodging | Lofts | Memphis | $150–$210 | Black-Owned | Brick, a record player, and drums until nine because the neighbors like them.
Druid Hill Brownstone | Lodging | Guest house | Baltimore | $128–$180 | Black-Owned | Three floors of somebody's grandmother's taste, kept exactly.
Anacostia View | Lodging | Apartment | Washington | $150–$205 | Black-Owned | The river, the dome and a kitchen with sharp knives.
U Street Pied-à-Terre | Lodging | Apartment | Washington | $175–$250 | Black Woman-Owned | Two rooms above a tailor, with an iron that works.
Harlem Parlor Floor | Lodging | Apartment | New York | $190–$260 | Black-Owned | The parlor floor of a brownstone, piano tuned, stoop included.
Bed-Stuy Garden Level | Lodging | Apartment | Brooklyn | $170–$225 | Black-Owned | Your own door, a fig tree and the good bagels.
Crown Heights Carriage House | Lodging | Cottage | Brooklyn | $210–$280 | Family-Owned | A carriage house with a loft bed children argue over.
Livernois Guest Rooms | Lodging | Rooms | Detroit | $90–$125 | Black-Owned | Rooms above a hat shop on the Avenue of Fashion.
Leimert Park Casita | Lodging | Cottage | Los Angeles | $160–$215 | Black Woman-Owned | Two steps from the drum circle, four from the coffee.
Germantown Stone House | Lodging | Bed and breakfast | Philadelphia | $132–$188 | Black-Owned | A stone house, a deep tub and scrapple for those who ask.
Oak Cliff Courtyard | Lodging | Suites | Dallas | $124–$170 | Black-Owned | Six suites around a courtyard with a pecan tree in charge.
West Oakland Rail Rooms | Lodging | Rooms | Oakland | $135–$180 | Family-Owned | Rooms named for sleeping-car porters, breakfast in tins.
Hayti House | Lodging | Guest house | Durham | $115–$155 | Black-Owned | Four rooms, an insurance man's desk and a very firm mattress.
Fourth Avenue Hotel | Lodging | Hotel | Birmingham | $140–$195 | Black-Owned | Twenty-two rooms and a barbershop in the lobby, as it should be.
Farish Street Rooms | Lodging | Rooms | Jackson | $84–$115 | Family-Owned | Over the tamale counter. You will not need directions to supper.
Greenwood Inn | Lodging | Inn | Tulsa | $112–$158 | Black-Owned | Built again, brick by brick, with the names in the hall.
Little Haiti Courtyard | Lodging | Guest house | Miami | $138–$198 | Black-Owned | Mango trees, strong coffee, drums on Friday.
Overtown Lodge | Lodging | Hotel | Miami | $165–$230 | Black-Owned | Where the musicians slept. The bar is back.
Rondo Row House | Lodging | Homestay | St. Paul | $80–$110 | Black Woman-Owned | A third-floor room with storm windows and a hot-dish host.
The Ville Guest House | Lodging | Guest house | St. Louis | $95–$130 | Black-Owned | A nurse's house, still spotless, with ironed sheets.
Eighteenth Street Rooms | Lodging | Rooms | Kansas City | $102–$145 | Black-Owned | Late check-out on purpose: the last set ends at three.
Parramore Bungalow | Lodging | Cottage | Orlando | $118–$165 | Family-Owned | Away from the parks, near the peaches, good for cousins.
Ybor Porch Rooms | Lodging | Guest house | Tampa | $110–$150 | Black-Owned | Iron balcony, ceiling fans, a rooster who keeps time.
Five Points Loft | Lodging | Apartment | Denver | $146–$205 | Black-Owned | High ceilings, thin air, extra blankets.
Central District Attic | Lodging | Apartment | Seattle | $138–$182 | Black Woman-Owned | A skylight for the rain and a kettle for the rest.
Albina Garden Studio | Lodging | Apartment | Portland | $112–$149 | Black-Owned | Roses, a bread oven and a bus to everything.
Selma Road Farmstay | Lodging | Farm stay | Montgomery | $88–$120 | Family-Owned | Feed the goats or sleep through it. Both are allowed.
Church Hill Hideaway | Lodging | Apartment | Richmond | $116–$152 | Black-Owned | A view of the whole river and a lock that a child can work.
Walnut Hills Mansion Rooms | Lodging | Bed and breakfast | Cincinnati | $120–$165 | Black-Owned | Stained glass, biscuits, and a staircase for photographs.
Russell Porch Rooms | Lodging | Rooms | Louisville | $92–$128 | Family-Owned | Front porch for talking, back porch for not talking.
Deep Ellum Night Stay | Lodging | Hotel | Dallas | $148–$205 | Black-Owned | Thick walls, late kitchen, guitars welcome in the lobby.
Railroad Square Studio | Lodging | Apartment | Tallahassee | $86–$118 | Black Woman-Owned | A painter's studio with a bed where the easel was.
Steady Hands Car Service | Transport | Driver and car | Atlanta | $48–$65 an hour | Black-Owned | They wait when you are late and text when they are early.
Airport Kin | Transport | Airport rides | Atlanta | $35–$70 | Family-Owned | Two brothers, three vans, car seats in every size.
The Deacon's Limousine | Transport | Limousine | Houston | $90–$140 an hour | Black-Owned | Wedding, funeral, prom: the car is clean for all three.
Late Flight Rides | Transport | Airport rides | Chicago | $40–$75 | Black-Owned | Drivers who answer at two in the morning and say good morning.
Seventh Ward Shuttle | Transport | Shuttle | New Orleans | $12–$25 | Community-Owned | Door to parade and back, with a cooler on board.
Great River Charters | Transport | Boat charter | Memphis | $280–$460 | Black-Owned | A pontoon, a pilot with forty years on the water and life vests for dogs.
Low Country Water Taxi | Transport | Water taxi | Charleston | $18–$30 | Black-Owned | Island to city in twenty minutes, groceries welcome.
Tidewater Day Boats | Transport | Half-day charter | Norfolk | $260–$420 | Family-Owned | Rods lent, fish cleaned, nobody laughs at beginners.
Bay Bridge Bikes | Transport | Bicycle rental | Oakland | $22–$48 a day | Black-Owned | Cargo bikes for families, fast ones for the rest.
Motor City Vans | Transport | Group van | Detroit | $180–$260 a day | Black-Owned | Fifteen seats, a driver who knows every reunion park.
Bluff City Trolley Hire | Transport | Trolley hire | Memphis | $320–$480 | Black-Owned | A trolley for thirty, a route of your own, a bell.
Anacostia Paddle Ferry | Transport | Paddle boats | Washington | $15–$28 | Community-Owned | Cross the river the slow way.
Sunset Strip Chauffeurs | Transport | Driver and car | Los Angeles | $65–$95 an hour | Black Woman-Owned | Women drivers, phone chargers, and a route that avoids the ten.
Lone Star Reunion Buses | Transport | Coach hire | Dallas | $680–$950 a day | Black-Owned | Fifty seats with a driver who has met families before.
Brewery Town Rides | Transport | Driver and car | Milwaukee | $38–$52 an hour | Family-Owned | Heated seats eight months a year.
Gateway Car Share | Transport | Car rental | St. Louis | $52–$84 a day | Black-Owned | Twelve cars, one lot, keys in a box with your name.
Palm Road Rentals | Transport | Car rental | Miami | $58–$110 a day | Black-Owned | Convertibles with the child seat already in.
Magic City Movers & Shakers | Transport | Group van | Birmingham | $150–$220 a day | Black-Owned | From the church to the museum to the ribs, in that order.
Homecoming Journeys | Planning | Group trips | Online | $1,900–$3,400 | Black-Owned | Twelve people, one planner, no bus larger than it needs to be.
Sisters With Suitcases | Planning | Group trips | Online | $1,200–$2,800 | Black Woman-Owned | Trips for women who have carried everybody else's bags.
Reunion Road | Planning | Reunion planner | Atlanta | $250–$1,200 | Black-Owned | Family reunions planned down to the shirts and the shade.
Diaspora Slow Travel | Planning | Trip planner | Online | $2,400–$4,900 | Black-Owned | Accra, Salvador and Dakar by way of somebody's cousin.
Grandfolks & Grands | Planning | Trip planner | Online | $180–$600 | Family-Owned | Three generations, one plan, naps built in.
The Itinerary Auntie | Planning | Itineraries | Online | $45–$160 | Black Woman-Owned | Tell her who is coming and what they will not eat. She does the rest.
Campus Tour Collective | Planning | College visits | Washington | $220–$540 | Black-Owned | Five campuses, five kitchens, one very honest van ride.
First Flight Coaching | Planning | First-time flyers | Online | $30–$80 | Black-Owned | From the ticket to the seat belt, by phone, for people who have never flown.
Paper Trail Genealogy Trips | Planning | Ancestry trips | Richmond | $340–$980 | Black-Owned | Courthouse in the morning, the land in the afternoon.
Roots & Routes Research | Planning | Ancestry trips | Charleston | $300–$860 | Black Woman-Owned | Finds the page, then drives you to the place.
Second Line Weddings | Planning | Wedding planner | New Orleans | $900–$3,200 | Black-Owned | License, umbrella, brass, and somebody to hold the rings.
Quiet Hours Access Desk | Planning | Accessible travel | Online | $60–$180 | Black-Owned | Ramps, rest and real answers about bathrooms, called ahead.
Little Feet Travel | Planning | Family travel | Chicago | $90–$260 | Black Woman-Owned | Strollers lent, sitters checked, museums timed.
Choir on Tour | Planning | Group trips | Memphis | $480–$1,400 | Community-Owned | Moves forty singers and nobody loses a robe.
The Layover Club | Planning | Layover plans | Atlanta | $25–$60 | Black-Owned | Six hours between planes, turned into lunch and a walk.
Bookings by Bernadine | Planning | Trip planner | Detroit | $85–$240 | Black Woman-Owned | A travel agent with a telephone and thirty years of favors.
Still Water Weekend | Retreat | Weekend retreat | Savannah | $420–$690 | Black Woman-Owned | Three days without a phone, with very good soup.
Saltmarsh Rest | Retreat | Rest retreat | Charleston | $380–$640 | Black-Owned | Yoga on the dock, naps without apology, a nurse on call.
Red Clay Yoga Retreat | Retreat | Yoga retreat | Birmingham | $290–$480 | Black Woman-Owned | Mats in a barn, biscuits after, silence until ten.
The Quiet House | Retreat | Writers' retreat | Jackson | $240–$410 | Black-Owned | A desk, a window, and supper left at the door.
Blue Ridge Breathing | Retreat | Mountain retreat | Charlotte | $360–$590 | Black-Owned | Cabins with stoves and trails with benches.
High Desert Sabbath | Retreat | Desert retreat | Phoenix | $410–$720 | Black-Owned | Stars, stones, and no schedule at all.
Sound & Stillness | Retreat | Music retreat | Seattle | $330–$540 | Community-Owned | Sing in the morning, listen in the afternoon.
Fathers in the Woods | Retreat | Men's weekend | Minneapolis | $180–$320 | Black-Owned | Fishing, fire, and conversations that were overdue.
Hot Springs Sisterhood | Retreat | Spa weekend | Little Rock | $350–$560 | Black Woman-Owned | Old bathhouse, new robes, braids rewrapped on request.
Lake Idlehour | Retreat | Lake retreat | Detroit | $210–$380 | Family-Owned | Rowboats, card tables and a screened porch that has heard it all.
The Traveling Table | Experience | Private dining | Houston | $85–$150 a guest | Black-Owned | A chef, your kitchen, and the dishes done before midnight.
Supper in the Seventh Ward | Experience | Supper club | New Orleans | $60–$95 a guest | Black Woman-Owned | A long table somewhere you would not have found.
Oyster Day on the Creek | Experience | Food trip | Savannah | $70–$110 a guest | Family-Owned | Wade, shuck, eat. Boots provided.
Smoke School | Experience | Cooking class | Kansas City | $95–$140 a guest | Black-Owned | Twelve hours of brisket, one of sleep, a certificate you can frame.
Trailhead Kin | Experience | Guided hike | Denver | $45–$90 a guest | Black-Owned | Gear is lent, beginners are the point, hot food at the end.
Black Sand Surf School | Experience | Surf lessons | Los Angeles | $80–$130 a guest | Black-Owned | Wetsuits in every size and patience in one.
Paddle & Praise | Experience | Kayak trip | Tampa | $55–$85 a guest | Community-Owned | Sunrise on the water, hymns optional.
First Tent Camping Co. | Experience | Camping | Sacramento | $120–$220 | Black-Owned | They pitch it, you sleep in it, nobody is eaten.
Postcard Portraits | Experience | Photo session | Charleston | $110–$190 | Black Woman-Owned | An hour, a walk and forty pictures in which you recognize yourself.
Golden Hour Hosts | Experience | Photo session | Atlanta | $95–$170 | Black-Owned | They know which wall, which hour and which side is yours.
Juke Joint Passport | Experience | Music nights | Jackson | $40–$75 a guest | Black-Owned | Four rooms, one driver, earplugs and a stamp for each.
Rink Night | Experience | Skate night | Detroit | $18–$35 a guest | Black-Owned | Skates, a coach for beginners and the right to fall down.
Block Print Afternoon | Experience | Workshop | Oakland | $48–$72 a guest | Black Woman-Owned | Carve it, ink it, wear it home.
Drum & Dock | Experience | Music workshop | Miami | $42–$68 a guest | Community-Owned | Learn one rhythm well beside the water.
Barber's Chair Tales | Experience | Storytelling | Philadelphia | $30–$55 a guest | Black-Owned | A shape-up and three stories, the third one true.
Sugar Hill Jazz Brunch | Experience | Music brunch | New York | $65–$98 a guest | Black-Owned | Eggs, horns, and a seat near the piano if you ask nicely.
Freshwater Angling School | Experience | Fishing lessons | Milwaukee | $60–$95 a guest | Family-Owned | Two rods each and a thermos between you.
Rodeo Day Ranch | Experience | Riding lessons | Fort Worth | $75–$125 a guest | Black-Owned | Black cowboys, gentle horses, real dust.
Backyard Stargazers | Experience | Night sky | Tulsa | $28–$46 a guest | Community-Owned | A telescope, blankets and a retired physics teacher.
Hush Harbor Walks | Experience | Guided walk | Norfolk | $24–$40 a guest | Black-Owned | Woods where people sang quietly. You may hum.
Press & Curl Getaway | Experience | Salon day | Columbia | $90–$160 | Black Woman-Owned | Land with your hair undone. Leave otherwise.
`;
