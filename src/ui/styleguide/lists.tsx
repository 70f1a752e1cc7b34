import { Button, ButtonLink } from "../button.tsx";
import { Card, CardGrid } from "../card.tsx";
import { Cloth } from "../cloth.tsx";
import { Cover } from "../cover.tsx";
import { DateBox } from "../date-box.tsx";
import { EmptyState } from "../empty-state.tsx";
import { FailedState } from "../failed-state.tsx";
import { RatingBars, RatingSummary, Score, Stars } from "../rating.tsx";
import { Row, Rows } from "../row.tsx";
import { SectionHead } from "../section-head.tsx";
import { BareSelect } from "../select.tsx";
import { CardGridSkeleton, CardSkeleton, Skeleton } from "../skeleton.tsx";
import { GoLink } from "../text-link.tsx";
import { Specimen } from "./specimen.tsx";

const kitchen = {
  to: "#",
  name: "Okra Street Kitchen",
  palette: "gold",
  category: "Food",
  place: "Houston, TX",
} as const;

// Any image of the site works here.
const picture = "/cloth/plum/320x240/a-picture.svg";

/** Cards, rows and the four states of a list. */
export function Lists() {
  return (
    <>
      <Specimen name="Cards">
        <CardGrid>
          <Card
            {...kitchen}
            index={0}
            checkLabel="Verified"
            cover={<Cloth id="s-1" palette="gold" />}
            rating={<Score rating={4.5} count={187} />}
          />
          <Card
            {...kitchen}
            index={1}
            name="Low Country Robotics"
            palette="indigo"
            tag="Featured"
            cover={<Cloth id="s-2" palette="indigo" />}
            rating={<Score rating={0} />}
          />
          <Card
            {...kitchen}
            index={2}
            name="Winter Makers Market"
            palette="clay"
            when="Sat, Dec 5"
            cover={<Cloth id="s-3" palette="clay" />}
            text="Sixty makers under one roof, with hot cider and a brass band at noon."
            actions={
              <Button size="small" variant="secondary">
                Save
              </Button>
            }
          />
        </CardGrid>
        <div className="max-w-170">
          <Card
            {...kitchen}
            size="big"
            palette="green"
            name="A big card"
            cover={<Cloth id="s-4" palette="green" />}
            text="The first of a row may take more room and one more sentence."
            rating={<Score rating={4.9} count={1212} />}
          />
        </div>
      </Specimen>
      <Specimen name="Covers">
        <CardGrid>
          <Card {...kitchen} name="Without a picture" cover={<Cover id="s-5" palette="gold" />} />
          <Card {...kitchen} name="With one" cover={<Cover id="s-6" palette="gold" picture={picture} />} />
          <Card
            {...kitchen}
            name="Which fails"
            cover={<Cover id="s-7" palette="gold" picture="/missing.webp" />}
          />
        </CardGrid>
      </Specimen>
      <Specimen name="Cards, loading">
        <CardGridSkeleton count={3} />
        <CardGrid columns="four">
          <CardSkeleton />
          <Skeleton className="min-h-20" />
        </CardGrid>
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          level={3}
          title="Nothing matches your criteria."
          cloth={<Cloth id="s-empty" palette="clay" ratio={1} />}
          actions={
            <>
              <Button>Clear filters</Button>
              <ButtonLink to="#" variant="secondary">
                Add one
              </ButtonLink>
            </>
          }
        >
          Try another month, or widen the place.
        </EmptyState>
      </Specimen>
      <Specimen name="Failed">
        <FailedState level={3} message="The list could not be read. Please try again later." />
      </Specimen>
      <Specimen name="Ratings">
        <div className="flex flex-wrap items-center gap-7">
          <Score rating={4.9} count={212} />
          <Score rating={4} count={3} showUnit />
          <Score rating={null} />
          <Stars rating={5} />
          <Stars rating={4.7} />
          <Stars rating={3.2} />
        </div>
        <RatingSummary rating={4.9} counts={{ 5: 188, 4: 18, 3: 4, 2: 1, 1: 0 }} note="211 reviews" />
        <div className="max-w-80">
          <RatingBars counts={{ 5: 3, 4: 2, 3: 0, 2: 1, 1: 0 }} />
        </div>
      </Specimen>
      <Specimen name="Rows and dates">
        <SectionHead title="Browse by category" lead="A heading, a lead and the way on." level={3}>
          <GoLink to="#">All of them</GoLink>
        </SectionHead>
        <SectionHead title="1,024 stalls" level={3}>
          <BareSelect aria-label="Sort by" className="w-auto" options={["Best rated", "Newest"]} />
        </SectionHead>
        <Rows>
          {["Food and drink", "Beauty", "Technology and innovation"].map((title, index) => (
            <Row
              key={title}
              to="#"
              title={title}
              note="264 stalls"
              cloth={
                <span className="relative block">
                  <Cloth id={`r-${index}`} palette="gold" ratio={1} />
                  <span className="cloth-label">{index + 1}</span>
                </span>
              }
            />
          ))}
        </Rows>
        <div className="flex gap-4">
          <DateBox palette="clay" date="2026-11-21" />
          <DateBox palette="green" date="2026-12-02" />
        </div>
      </Specimen>
    </>
  );
}
