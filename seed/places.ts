export type Place = {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  /** Share of listings, relative to the others. */
  weight: number;
  areaCode: string;
  timeZone: string;
  /** Neighborhoods that a listing may mention. */
  quarters: readonly string[];
};

const zones = { E: "America/New_York", C: "America/Chicago", M: "America/Denver", P: "America/Los_Angeles" };

// City; state; latitude; longitude; weight; area code; time zone; neighborhoods
const table = `
Atlanta; Georgia; 33.749; -84.388; 74; 404; E; Sweet Auburn, the West End, East Point, Cascade Heights
New York; New York; 40.713; -74.006; 52; 212; E; Harlem, Washington Heights, the Lower East Side
Brooklyn; New York; 40.678; -73.944; 46; 718; E; Bed-Stuy, Crown Heights, Flatbush, Clinton Hill
Chicago; Illinois; 41.878; -87.630; 56; 312; C; Bronzeville, Hyde Park, Chatham, South Shore
Houston; Texas; 29.760; -95.370; 54; 713; C; Third Ward, Fifth Ward, Sunnyside, Midtown
Washington; D.C.; 38.907; -77.037; 48; 202; E; U Street, Anacostia, Brookland, Shaw
Detroit; Michigan; 42.331; -83.046; 42; 313; E; Corktown, the North End, Eastern Market, Livernois
Los Angeles; California; 34.052; -118.244; 44; 213; P; Leimert Park, View Park, West Adams
Philadelphia; Pennsylvania; 39.953; -75.165; 38; 215; E; West Philly, Germantown, North Broad, Point Breeze
New Orleans; Louisiana; 29.951; -90.072; 36; 504; C; Tremé, the Seventh Ward, Central City, Gentilly
Memphis; Tennessee; 35.150; -90.049; 30; 901; C; Orange Mound, Soulsville, South Main, Whitehaven
Baltimore; Maryland; 39.290; -76.612; 30; 410; E; Druid Heights, Station North, Park Heights
Charlotte; North Carolina; 35.227; -80.843; 30; 704; E; Biddleville, NoDa, the West End
Dallas; Texas; 32.777; -96.797; 28; 214; C; Oak Cliff, Deep Ellum, South Dallas
Oakland; California; 37.804; -122.271; 28; 510; P; West Oakland, Fruitvale, Uptown, the Laurel
Durham; North Carolina; 35.994; -78.899; 20; 919; E; Hayti, Parrish Street, East Durham
Raleigh; North Carolina; 35.780; -78.638; 16; 919; E; Southeast Raleigh, Oakwood, the Warehouse District
Birmingham; Alabama; 33.521; -86.802; 20; 205; C; Smithfield, Fourth Avenue, Avondale
Jackson; Mississippi; 32.299; -90.185; 18; 601; C; Farish Street, Fondren, West Jackson
Savannah; Georgia; 32.081; -81.091; 24; 912; E; Cuyler-Brownville, the Starland side, Carver Village
Charleston; South Carolina; 32.777; -79.931; 20; 843; E; the East Side, North Central, Cannon Street
Columbia; South Carolina; 34.001; -81.035; 14; 803; E; Waverly, Five Points, North Main
Richmond; Virginia; 37.541; -77.436; 20; 804; E; Jackson Ward, Church Hill, Manchester
Norfolk; Virginia; 36.851; -76.286; 14; 757; E; Church Street, Ghent, Park Place
Nashville; Tennessee; 36.163; -86.781; 18; 615; C; Jefferson Street, North Nashville, Buchanan Street
St. Louis; Missouri; 38.627; -90.199; 20; 314; C; the Ville, Old North, the Delmar strip
Kansas City; Missouri; 39.100; -94.579; 16; 816; C; Eighteenth and Vine, Troost, Ivanhoe
Cleveland; Ohio; 41.499; -81.694; 16; 216; E; Hough, Glenville, Buckeye
Cincinnati; Ohio; 39.103; -84.512; 14; 513; E; Walnut Hills, Over-the-Rhine, Avondale
Columbus; Ohio; 39.961; -82.999; 14; 614; E; the King-Lincoln district, Near East Side, Linden
Indianapolis; Indiana; 39.768; -86.158; 13; 317; E; Indiana Avenue, Martindale, Fountain Square
Milwaukee; Wisconsin; 43.039; -87.907; 13; 414; C; Bronzeville, Sherman Park, Harambee
Minneapolis; Minnesota; 44.978; -93.265; 13; 612; C; the Northside, Camden, West Broadway
St. Paul; Minnesota; 44.954; -93.090; 8; 651; C; Rondo, Selby Avenue, Frogtown
Pittsburgh; Pennsylvania; 40.441; -79.996; 13; 412; E; the Hill, Homewood, East Liberty
Boston; Massachusetts; 42.360; -71.059; 15; 617; E; Roxbury, Dorchester, Mattapan
Newark; New Jersey; 40.736; -74.172; 13; 973; E; the Central Ward, Halsey Street, Clinton Hill
Miami; Florida; 25.762; -80.192; 20; 305; E; Overtown, Little Haiti, Liberty City
Orlando; Florida; 28.538; -81.379; 10; 407; E; Parramore, Washington Shores
Tampa; Florida; 27.951; -82.457; 10; 813; E; East Tampa, Central Park, Ybor
Jacksonville; Florida; 30.332; -81.656; 10; 904; E; LaVilla, Durkeeville, Springfield
Tallahassee; Florida; 30.438; -84.281; 7; 850; E; Frenchtown, Railroad Square
Mobile; Alabama; 30.695; -88.040; 8; 251; C; Africatown, the Avenue, Midtown
Montgomery; Alabama; 32.379; -86.308; 9; 334; C; Centennial Hill, Cottage Hill
Little Rock; Arkansas; 34.746; -92.290; 8; 501; C; West Ninth Street, Central High, SoMa
Louisville; Kentucky; 38.253; -85.759; 11; 502; E; Russell, Smoketown, Parkland
Baton Rouge; Louisiana; 30.451; -91.187; 9; 225; C; Scotlandville, Mid City, Old South
Shreveport; Louisiana; 32.525; -93.750; 6; 318; C; Ledbetter Heights, Allendale
Austin; Texas; 30.267; -97.743; 13; 512; C; East Austin, Rosewood, Montopolis
San Antonio; Texas; 29.424; -98.494; 10; 210; C; the East Side, Denver Heights
Fort Worth; Texas; 32.755; -97.331; 9; 817; C; Evans Avenue, Como, Near Southside
Tulsa; Oklahoma; 36.154; -95.993; 11; 918; C; Greenwood, North Tulsa, the Pearl
Oklahoma City; Oklahoma; 35.468; -97.516; 7; 405; C; Deep Deuce, the Northeast Side
Denver; Colorado; 39.739; -104.990; 12; 303; M; Five Points, Park Hill, Whittier
Phoenix; Arizona; 33.448; -112.074; 9; 602; M; Eastlake, South Mountain, Roosevelt Row
Las Vegas; Nevada; 36.170; -115.140; 9; 702; P; the Historic Westside, the Arts District
Sacramento; California; 38.582; -121.494; 8; 916; P; Oak Park, Del Paso, Meadowview
San Diego; California; 32.716; -117.161; 9; 619; P; Southeast, Encanto, Logan Heights
Seattle; Washington; 47.606; -122.332; 15; 206; P; the Central District, Columbia City, Rainier Beach
Portland; Oregon; 45.515; -122.679; 9; 503; P; Albina, Alberta Street, the Eastside
`;

/** Sixty cities, weighted by the size of the community. */
export const places: readonly Place[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [city, state, latitude, longitude, weight, areaCode, zone, quarters] = line.split("; ") as [
      string,
      string,
      string,
      string,
      string,
      string,
      keyof typeof zones,
      string,
    ];
    return {
      city,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      weight: Number(weight),
      areaCode,
      timeZone: zones[zone],
      quarters: quarters.split(", "),
    };
  });

/** Finds a place by name. Throws on a typo in the seed data. */
export function placeOf(location: string): Place {
  const place = places.find(({ city, state }) => location === city || location === `${city}, ${state}`);
  if (!place) throw new Error(`No place named ${location}.`);
  return place;
}

export function locationOf({ city, state }: Place): string {
  return `${city}, ${state}`;
}
