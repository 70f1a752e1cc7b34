import { describe, expect, it } from "vitest";
import { movementSchema, newProductSchema } from "./input.ts";
import {
  combineOptions,
  parseBlocks,
  parseNames,
  parseOptions,
  titleOfValues,
  valuesOfTitle,
  writeBlocks,
  writeOptions,
} from "./product-text.ts";

describe("what an admin types", () => {
  it.each([
    ["Size: Small, Large", [{ title: "Size", values: ["Small", "Large"] }]],
    [
      "Size: Small , Small,Large\n\n Color:Red",
      [
        { title: "Size", values: ["Small", "Large"] },
        { title: "Color", values: ["Red"] },
      ],
    ],
    ["", []],
    ["Size", null],
    ["Size:", null],
    [": Small", null],
    ["Size: A\nSize: B", null],
  ])("names options in %j", (text, expected) => {
    expect(parseOptions(text)).toEqual(expected);
    if (expected) expect(parseOptions(writeOptions(expected))).toEqual(expected);
  });

  it("names collections once each, and blocks by their first line", () => {
    expect(parseNames("Home, To wear,Home,\nGifts,")).toEqual(["Home", "To wear", "Gifts"]);
    const blocks = parseBlocks("Care\nBy hand.\nCold.\n\n\nShipping\nSoon.\n");
    expect(blocks).toEqual([
      { title: "Care", description: "By hand.\nCold." },
      { title: "Shipping", description: "Soon." },
    ]);
    expect(parseBlocks(writeBlocks(blocks))).toEqual(blocks);
  });

  it("makes a variant of each combination", () => {
    const options = [
      { title: "Size", values: ["S", "L"] },
      { title: "Color", values: ["Red", "Blue"] },
    ];
    expect(combineOptions(options).map(titleOfValues)).toEqual([
      "S / Red",
      "S / Blue",
      "L / Red",
      "L / Blue",
    ]);
    expect(combineOptions([]).map(titleOfValues)).toEqual(["One size"]);
    expect([valuesOfTitle("S / Red", 2), valuesOfTitle("S", 2), valuesOfTitle("Any", 0)]).toEqual([
      ["S", "Red"],
      null,
      [],
    ]);
  });
});

const product = {
  title: "Throw",
  subtitle: "",
  ribbon_text: "",
  description: "",
  seller: "",
  collections: "",
  status: "published",
  purchasable: true,
  additional_info: "",
  options: "",
  sku: "",
  picture: "",
  manage_inventory: true,
  price: "24",
  sale_price: "",
};

it.each<[object, string | null]>([
  [{}, null],
  [{ price: "$24.50" }, null],
  [{ title: " " }, "title"],
  [{ price: "" }, "price"],
  [{ price: "-1" }, "price"],
  [{ price: "1e3" }, "price"],
  [{ price: "24.555" }, "price"],
  [{ sale_price: "25" }, "sale_price"],
  [{ stock: 1.5 }, "stock"],
  [{ stock: -1 }, "stock"],
  [{ status: "sold" }, "status"],
  [{ options: Array.from({ length: 3 }, (_, n) => `O${n}: a, b, c, d, e`).join("\n") }, "options"],
])("a new product with %j is refused at %s", (changes, field) => {
  const { error } = newProductSchema.safeParse({ ...product, ...changes });
  expect(error?.issues[0]?.path[0] ?? null).toBe(field);
});

it.each<[object, string | null]>([
  [{ kind: "receive", quantity: 3, note: "" }, null],
  [{ kind: "receive", quantity: -3, note: "" }, "quantity"],
  [{ kind: "correct", quantity: -3, note: "Moths" }, null],
  [{ kind: "correct", quantity: 0, note: "Moths" }, "quantity"],
  [{ kind: "correct", quantity: -3, note: " " }, "note"],
  [{ kind: "sell", quantity: 3, note: "" }, "kind"],
])("a movement of %j is refused at %s", (movement, field) => {
  expect(movementSchema.safeParse(movement).error?.issues[0]?.path[0] ?? null).toBe(field);
});
