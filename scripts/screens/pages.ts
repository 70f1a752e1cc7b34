export type Screen = {
  name: string;
  /** An address that depends on the data is looked up on the running site. */
  path: string | ((origin: string) => Promise<string>);
  needsSignIn?: true;
};

/** Every page that is looked at before a release. */
export const screens: Screen[] = [
  { name: "home", path: "/" },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  { name: "directory", path: "/directory" },
  { name: "directory-near", path: "/directory?near=atlanta&category=Music" },
  { name: "directory-empty", path: "/directory?search=velvet+accordion+repair&category=Music&state=Georgia" },
  { name: "directory-map", path: "/directory/map" },
  { name: "directory-map-near", path: "/directory/map?near=savannah&category=Music" },
  { name: "business", path: findFeaturedBusiness },
  { name: "business-not-found", path: "/business/no-such-id" },
  { name: "reviews", path: "/reviews" },
  { name: "reviews-of-business", path: findReviewedBusiness },
  { name: "not-found", path: "/no-such-page" },
  { name: "home-signed-in", path: "/", needsSignIn: true },
  { name: "dashboard", path: "/dashboard", needsSignIn: true },
];

/** The first business in the window of the home page. */
async function findFeaturedBusiness(origin: string): Promise<string> {
  const home = await (await fetch(origin)).text();
  const path = /\/business\/[0-9a-f-]{36}/.exec(home)?.[0];
  if (!path) throw new Error("The home page shows no business.");
  return path;
}

/** The same business on the reviews page. */
async function findReviewedBusiness(origin: string): Promise<string> {
  return (await findFeaturedBusiness(origin)).replace("/business/", "/reviews?business=");
}
