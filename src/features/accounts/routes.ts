import { type Route, route, type Sections } from "#platform/http/routes/routes.ts";

const page = (name: string) => `features/accounts/pages/${name}.tsx`;

export const accountsRoutes: Route[] = [
  route("login", page("login")),
  route("login/code", page("login-code")),
  route("register", page("register")),
  route("forgot-password", page("forgot-password")),
  route("reset-password", page("reset-password")),
  route("verify-email", page("verify-email")),
  route("confirm-email", page("confirm-email")),
  route("account/data", "features/accounts/pages/account-data.ts"),
  route("account/confirm", page("confirm")),
  route("logout", page("logout")),
];

export const accountsSections: Sections = {
  account: [route("account", page("account")), route("account/second-factor", page("second-factor"))],
};
