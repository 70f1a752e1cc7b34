import { expect, it } from "vitest";
import type { Route } from "#platform/http/routes/routes.ts";
import { listEndpoints } from "./list-endpoints.ts";

const files: Record<string, string> = {
  "src/home.tsx": "export async function loader() {} export default function Home() { return <p />; }",
  "src/shop.tsx": "const load = () => 1; export { load as loader }; export default () => null;",
  "src/review.tsx": "export const action = () => 1; export default function Review() {}",
  "src/file.ts": "export function loader() {} export async function action() {} export type Row = string;",
  "src/frame.tsx": "export const middleware = []; export default function Frame() {}",
};
const routes: Route[] = [
  { index: true, file: "home.tsx" },
  { path: "shop/:id", file: "shop.tsx", children: [{ index: true, file: "review.tsx" }] },
  { file: "frame.tsx", children: [{ path: "/admin/file", file: "file.ts" }] },
];

it("lists pages with their data URLs, actions and API operations, but not layouts", () => {
  const endpoints = listEndpoints(
    routes,
    { "/api/v1/shops/{id}": { get: {}, post: {} } },
    (file) => files[file] ?? "",
  );
  expect(endpoints.map(({ key, isPage, hasData, file }) => [key, isPage, hasData, file])).toEqual([
    ["GET /", true, true, "home.tsx"],
    ["GET /shop/:id", true, true, "shop.tsx"],
    ["GET /shop/:id?index", true, false, "review.tsx"],
    ["POST /shop/:id?index", false, false, "review.tsx"],
    ["GET /admin/file", false, true, "file.ts"],
    ["POST /admin/file", false, false, "file.ts"],
    ["GET /api/v1/shops/:id", false, false, null],
    ["POST /api/v1/shops/:id", false, false, null],
  ]);
});
