import { expect, it } from "vitest";
import { listAddresses, type PrintedRoute } from "./list-addresses.ts";

const files: Record<string, string> = {
  "src/root.tsx":
    "export function Layout() {} export const loader = () => 1; export default function Root() {}",
  "src/home.tsx": "export async function loader() {} export default function Home() { return <p />; }",
  "src/shop.tsx": "const load = () => 1; export { load as loader }; export default () => null;",
  "src/review.tsx": "export const action = () => 1; export default function Review() {}",
  "src/file.ts": "export function loader() {} export async function action() {} export type Row = string;",
  "src/frame.tsx": "export const middleware = []; export default function Frame() {}",
};
const routes: PrintedRoute[] = [
  {
    ...{ id: "root", path: "", file: "root.tsx" },
    children: [
      { id: "home", index: true, file: "home.tsx" },
      {
        ...{ id: "shop", path: "shop/:id", file: "shop.tsx" },
        children: [{ id: "review", index: true, file: "review.tsx" }],
      },
      { id: "frame", file: "frame.tsx", children: [{ id: "file", path: "/admin/file", file: "file.ts" }] },
    ],
  },
];

it("lists pages with their data, actions and API operations, and no layouts", () => {
  const addresses = listAddresses(
    routes,
    { "/api/v1/shops/{id}": { get: {}, post: {} } },
    (file) => files[file] ?? "",
  );
  expect(addresses.map(({ key, hasData, routeId }) => [key, hasData, routeId])).toEqual([
    ["GET /", true, "home"],
    ["GET /shop/:id", true, "shop"],
    ["GET /shop/:id?index", false, "review"],
    ["POST /shop/:id?index", false, "review"],
    ["GET /admin/file", true, "file"],
    ["POST /admin/file", false, "file"],
    ["GET /api/v1/shops/:id", false, null],
    ["POST /api/v1/shops/:id", false, null],
  ]);
});
