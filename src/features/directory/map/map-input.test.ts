import { describe, expect, it } from "vitest";
import { directoryList, mapPath } from "../input.ts";
import { mapDataPath, mapList, readBox, readView, withView } from "./map-input.ts";

const params = (text: string) => new URLSearchParams(text);

describe("mapPath", () => {
  it.each([
    ["", "/directory/map"],
    ["search=tea&category=Music&state=Ohio", "/directory/map?search=tea&category=Music&state=Ohio"],
    ["near=31401&radius=10&sort=rating&after=abc&trail=a.b", "/directory/map?near=31401&radius=10"],
    ["search=/directory", "/directory/map?search=%2Fdirectory"],
  ])("keeps the filters of %j and drops the parameters of a list", (search, path) => {
    const query = directoryList.read(params(search));
    expect(mapPath(query)).toBe(path);
    const again = mapList.read(new URL(path, "http://localhost").searchParams);
    expect(again).toEqual({ ...query, sort: "best", after: "", trail: [] });
  });
});

describe("mapDataPath", () => {
  it("has the box and the filters that apply to the map", () => {
    const query = mapList.read(params("near=Atlanta&category=Music&search=hot+tea&radius=5"));
    const box = { west: -85.123456, south: 33, east: -84, north: 34 };
    expect(mapDataPath(query, box)).toBe(
      "/directory/map/data?search=hot+tea&category=Music&west=-85.1235&south=33&east=-84&north=34",
    );
  });
});

describe("readBox", () => {
  it("parses four sides", () =>
    expect(readBox(params("west=-125&south=24.5&east=-66&north=50"))).toEqual({
      west: -125,
      south: 24.5,
      east: -66,
      north: 50,
    }));

  it.each([
    "",
    "west=-125&south=24&east=-66",
    "west=-66&south=24&east=-125&north=50",
    "west=-125&south=50&east=-66&north=24",
    "west=-125&south=24&east=-125&north=50",
    "west=-181&south=24&east=-66&north=50",
    "west=-125&south=24&east=-66&north=Infinity",
    "west=a&south=b&east=c&north=d",
    "west=&south=24&east=-66&north=50",
  ])("rejects %j", (text) => expect(readBox(params(text))).toBeNull());
});

describe("readView", () => {
  it("parses what withView writes, and keeps the filters", () => {
    const url = new URL("http://localhost/directory/map?category=Music&view=1,2,3");
    const moved = withView(url, { latitude: 33.74912, longitude: -84.38812, zoom: 9.5437 });
    expect(readView(moved.searchParams)).toEqual({ latitude: 33.749, longitude: -84.388, zoom: 9.544 });
    expect(moved.searchParams.get("category")).toBe("Music");
    expect(url.searchParams.get("view")).toBe("1,2,3");
  });

  it.each(["", "view=", "view=1,2", "view=,,", "view=91,0,3", "view=0,181,3", "view=0,0,-1", "view=a,b,c"])(
    "rejects %j",
    (text) => expect(readView(params(text))).toBeNull(),
  );
});
