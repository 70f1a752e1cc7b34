import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { drawnSize, framePoints } from "./frame-points.ts";
import { placeLabels } from "./place-labels.ts";
import { PlacesMap } from "./places-map.tsx";
import { RouteMap } from "./route-map.tsx";

const atlanta = { id: "a", label: "Atlanta", latitude: 33.75, longitude: -84.39 };
const savannah = { id: "b", label: "Savannah", latitude: 32.08, longitude: -81.09 };
const nairobi = { id: "c", label: "Nairobi", latitude: -1.29, longitude: 36.82 };

function render(element: React.ReactNode): string {
  const Page = createRoutesStub([{ path: "/", Component: () => element }]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} />);
}

describe("RouteMap", () => {
  it("numbers the stops in order, and connects them", () => {
    const html = render(<RouteMap stops={[savannah, atlanta]} label="Day 1 on the map" />);
    expect(html).toContain('role="img" aria-label="Day 1 on the map: 1 Savannah, 2 Atlanta"');
    expect(html.match(/<line /g)).toHaveLength(2);
    expect(html.indexOf(">1<")).toBeLessThan(html.indexOf(">2<"));
    expect(html).not.toMatch(/\sstyle=/);
  });

  it("draws nothing without stops", () => expect(render(<RouteMap stops={[]} label="Day 2" />)).toBe(""));
});

describe("PlacesMap", () => {
  it("links each disc, with its name and number", () => {
    const html = render(
      <PlacesMap label="Near Atlanta" discs={[{ ...atlanta, count: 1_240, to: "/directory" }, savannah]} />,
    );
    expect(html).toMatch(
      /<a [^>]*href="\/directory"[^>]*aria-label="Atlanta, 1,240"|aria-label="Atlanta, 1,240"[^>]*href="\/directory"/,
    );
    expect(html).toContain(">1.2K<");
    expect(html).toContain('role="group" aria-label="Near Atlanta"');
  });

  it("describes its content if nothing is linked", () =>
    expect(render(<PlacesMap label="Where it is" discs={[atlanta]} />)).toContain(
      'role="img" aria-label="Where it is: Atlanta"',
    ));
});

describe("framePoints", () => {
  it("draws states behind distant points, and a plain background within a city", () => {
    expect(framePoints([atlanta, savannah]).viewBox).not.toBeNull();
    expect(framePoints([atlanta]).viewBox).not.toBeNull();
    expect(framePoints([atlanta, { latitude: 33.76, longitude: -84.38 }]).viewBox).toBeNull();
    expect(framePoints([nairobi, { latitude: -1.3, longitude: 36.8 }]).viewBox).toBeNull();
  });

  it("keeps north up and east right", () => {
    const [one, other] = framePoints([atlanta, savannah]).spots;
    expect(other?.x).toBeGreaterThan(one?.x ?? 0);
    expect(other?.y).toBeGreaterThan(one?.y ?? 0);
  });

  it("moves stops at the same address apart, within the drawing", () => {
    const { spots } = framePoints([savannah, savannah, savannah, savannah]);
    for (const [index, one] of spots.entries()) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x).toBeLessThan(drawnSize.width);
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(29);
    }
  });
});

describe("placeLabels", () => {
  const disc = (x: number, y: number, label = "Savannah") => ({ x, y, radius: 15, label });

  it("places a label where neither disc nor label is", () => {
    const [left, right] = placeLabels([disc(100, 100), disc(140, 100)]);
    expect(left).toMatchObject({ anchor: "end" });
    expect(right).toMatchObject({ anchor: "start" });
  });

  it("omits a label rather than overlap another", () => {
    const crowd = Array.from({ length: 40 }, (_, at) =>
      disc(20 + (at % 10) * 35, 20 + Math.floor(at / 10) * 35),
    );
    expect(placeLabels(crowd).filter((label) => label === null).length).toBeGreaterThan(20);
  });

  it("shortens a long name", () =>
    expect(placeLabels([disc(40, 100, "The Longest Name Anybody Ever Gave a Shop")])[0]?.text).toBe(
      "The Longest Name Anybod…",
    ));
});
