import { expect, it } from "vitest";
import { describeTour } from "./describe-tour.ts";

it("the type of a tour is a keyword: schema.org's touristType describes people", () => {
  const tour = { tour_name: "Porch Lights", tour_type: "Walking tour", location: "Atlanta, GA" };
  expect(describeTour({ ...tour, website: "javascript:alert(1)" } as never)).toEqual({
    ...{ "@type": "TouristAttraction", name: "Porch Lights" },
    ...{ keywords: "Walking tour", address: "Atlanta, GA" },
  });
});
