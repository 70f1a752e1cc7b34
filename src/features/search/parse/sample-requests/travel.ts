import { parseRequestTable } from "./parse-request-table.ts";

/** Stays, tours and guides. */
export const travelRequests = parseRequestTable(`
hotels in savannah => place: Savannah, Georgia; kind: stay => The Habersham House
hotel => kind: stay => 3 stay
places to stay in charleston => place: Charleston, South Carolina; kind: stay => Magnolia Steps Guesthouse
where to stay in new orleans => place: New Orleans, Louisiana; kind: stay => Crescent Key Rooms
bed and breakfast atlanta => place: Atlanta, Georgia; kind: stay; words: bed breakfast => The Cascade Porch
bnb durham => place: Durham, North Carolina; kind: stay; words: bnb => The Schoolteacher's House
airbnb chicago => place: Chicago, Illinois; kind: stay => South Shore Cottage
inn montgomery => place: Montgomery, Alabama; kind: stay; words: inn => Seven Quilts Inn
hostel baltimore => place: Baltimore, Maryland; kind: stay; words: hostel => Harbor Street Hostel
cabins => kind: stay; words: cabins => 1 stay
lodging miami => place: Miami, Florida; kind: stay => Overtown Lodge
travel guide memphis => place: Memphis, Tennessee; kind: guide => 1 guide
savannah travel guide => place: Savannah, Georgia; kind: guide => Savannah, slowly
guide to savannah => place: Savannah, Georgia; kind: guide => Savannah, slowly
weekend in savannah => place: Savannah, Georgia; kind: guide => Savannah, slowly
weekend getaway => kind: guide; words: getaway => 1 guide
tours => kind: tour => 5 tour
tours in new orleans => place: New Orleans, Louisiana; kind: tour => Tremé After Dark
walking tour atlanta => place: Atlanta, Georgia; kind: tour; words: walking => Sweet Auburn on Foot
walking tours => kind: tour; words: walking => 3 tour
food tour brooklyn => place: Brooklyn, New York; kind: tour; words: food => Flatbush by Fork
boat tour savannah => place: Savannah, Georgia; kind: tour; words: boat => Sea Islands by Boat
bus tour chicago => place: Chicago, Illinois; kind: tour; words: bus => Bronzeville by Bus
black history tour => kind: tour; words: history => 1 tour
civil rights tour montgomery => place: Montgomery, Alabama; kind: tour; words: history => 1 tour
music tour memphis => place: Memphis, Tennessee; kind: tour; words: music => Soulsville Sessions
harlem tour => kind: tour; words: harlem => Harlem Stoops and Stages
cooking class charleston => place: Charleston, South Carolina; kind: tour; words: cooking class => Gullah Kitchen Morning
bike tour durham => place: Durham, North Carolina; kind: tour; words: bike => Hayti Heritage Bikes
day trip from montgomery => place: Montgomery, Alabama; kind: tour; words: day trip => The Quilters' Road
trip to new orleans => place: New Orleans, Louisiana; kind: guide => 1 guide
things to do in memphis => place: Memphis, Tennessee => 3 business
things to do near me => place: near me => 3 business
girls trip => kind: guide; words: girls => 1 guide
family reunion => words: family reunion => 1 business
visit tulsa => place: Tulsa, Oklahoma; kind: guide => Greenwood, standing
`);
