import { directoryStates } from "./directory-states.ts";
import { reviewsStates } from "./reviews-states.ts";
import { findFeaturedBusiness, type Screen } from "./screen.ts";

/** Every page that is looked at before a release. */
export const screens: Screen[] = [
  { name: "home", path: "/" },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  ...directoryStates,
  { name: "business", path: findFeaturedBusiness },
  { name: "business-not-found", path: "/business/no-such-id" },
  ...reviewsStates,
  { name: "not-found", path: "/no-such-page" },
  { name: "home-signed-in", path: "/", needsSignIn: true },
  { name: "dashboard", path: "/dashboard", needsSignIn: true },
];
