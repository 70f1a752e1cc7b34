import type { RawBuilder } from "kysely";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import type { TestPerson } from "#platform/auth/people-for-tests.ts";
import type { RetentionRow } from "#platform/retention/retention-row.ts";
import type { Seeder } from "./deletion/canary.ts";
import type { TestServices } from "./services.ts";

/** What the app-wide tests need to know about a feature. It exports this as `featureTests` from `feature-for-tests.ts`. */
export type FeatureTests = {
  /**
   * What the access test fills parameters in with, by the start of a path: `"/event/:id": addEvent`. The longest one
   * counts. Names that are not in the path become its query.
   */
  examples?: Readonly<Record<string, Example>>;
  /** Fields for forms that would be rejected before anything checks who sends them. */
  forms?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Launch switches that are on in the access test. */
  switchesOn?: readonly string[];
  /** A successful call of each command for admins, by its name. */
  commandCases?: Readonly<Record<string, CommandCase<PersonActor>>>;
  /** The same for commands of the operator, who acts without an account. */
  operatorCases?: Readonly<Record<string, CommandCase<Actor>>>;
  /** By the name of each retention row with days: adds one thing of this kind now, and returns where it is. */
  retentionCases?: Readonly<Record<string, (services: TestServices) => Promise<Kept>>>;
  /** Statements that make each projection differ from its source. Only the owner of the database may run them. */
  projectionFaults?: Readonly<Record<string, readonly string[]>>;
  /** What a person can leave behind. */
  seeders?: readonly Seeder[];
  /** Columns that may still name someone after the account was deleted, each with the row of the privacy page that says so. */
  leftAfterDeletion?: Partial<LeftAfterDeletion>;
};

export type Given = { services: TestServices; owner: TestPerson; ownerCookie: string };
type Values = string | Readonly<Record<string, string>>;
/** A string is the last parameter of the path. */
export type Example = Values | ((given: Given) => Promise<Values>);

type Result = Promise<{ ok: boolean }>;
/** Adds what the command needs, and returns one successful call of it. */
type CommandCase<By> = (services: TestServices, admin: PersonActor) => Promise<(actor: By) => Result>;

/** A table and the condition that finds a row in it. */
export type Kept = readonly [table: string, where: RawBuilder<unknown>];

type Columns = Readonly<Record<string, RetentionRow>>;
export type LeftAfterDeletion = {
  /** The name, until its time is over. */
  atOnce: Columns;
  /** The name, for good. */
  forGood: Columns;
  /** The name, when the person's posts stay. */
  withPosts: Columns;
  /** The words of posts that stay. */
  postedWords: Columns;
};

/** The usual case of a command: `prepare` adds what it needs and returns its input. */
export function calls<By, Input>(
  command: (services: TestServices, actor: By, input: Input) => Result,
  prepare: (services: TestServices, admin: PersonActor) => Input | Promise<Input>,
): CommandCase<By> {
  return async (services, admin) => {
    const input = await prepare(services, admin);
    return (actor) => command(services, actor, input);
  };
}

/** Declares what the app-wide tests need to know about a feature. */
export function defineFeatureTests(tests: FeatureTests): FeatureTests {
  return tests;
}
