export type Screen = {
  name: string;
  path: string;
  needsSignIn?: true;
};

/** Every page that is looked at before a release. */
export const screens: Screen[] = [
  { name: "home", path: "/" },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  { name: "not-found", path: "/no-such-page" },
  { name: "home-signed-in", path: "/", needsSignIn: true },
  { name: "dashboard", path: "/dashboard", needsSignIn: true },
];
