import { useState } from "react";
import { Fold } from "../fold.tsx";
import { Gallery } from "../gallery.tsx";
import { Price } from "../price.tsx";
import { Stepper } from "../stepper.tsx";
import { Specimen } from "./specimen.tsx";

const pictures = [1, 2, 3, 4].map((number) => `/cloth/plum/480x480/a-throw-${number}.svg`);

/** The components of product pages. */
export function Goods() {
  const [index, setIndex] = useState(0);
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <Specimen name="Gallery">
        <div className="max-w-120">
          <Gallery
            id="a-throw"
            palette="plum"
            label="Pictures of a throw"
            pictures={pictures}
            index={index}
            linkTo={() => "#"}
            onSwipe={setIndex}
          />
        </div>
      </Specimen>
      <Specimen name="Prices and quantities">
        <Price now="$128.00" before="$150.00" className="price-large" />
        <Price now="$24.00" />
        <Price now="$21.00" isQuiet />
        <Stepper label="Quantity" value={quantity} onChange={setQuantity} />
      </Specimen>
      <Specimen name="Folds">
        <div className="folds">
          <Fold title="Care" open>
            Cold hand wash, dry flat.
          </Fold>
          <Fold title="Shipping and returns">Ships within 3 days.</Fold>
        </div>
      </Specimen>
    </>
  );
}
