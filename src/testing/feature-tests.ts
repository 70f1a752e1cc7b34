import type { RawBuilder } from "kysely";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import type { TestPerson } from "#platform/auth/people-for-tests.ts";
import type { RetentionRow } from "#platform/retention/retention-row.ts";
import type { Seeder } from "./deletion/canary.ts";
import type { TestServices } from "./services.ts";

/**
 * What the app-wide tests need to know about a feature. It exports this as `featureTests` from `feature-for-tests.ts`.
 */
export type FeatureTests = {
  /**
   * Parameter values for the access test, by the beginning of a path: `"/event/:id": addEvent`. The longest match
   * wins. Names that are not in the path become its query.
   */
  examples?: Readonly<Record<string, Example>>;
  /** Fields for forms that would otherwise be rejected before the sender is checked. */
  forms?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Launch switches that are on in the access test. */
  switchesOn?: readonly string[];
  /** A successful call of each admin command, by command name. */
  commandCases?: Readonly<Record<string, CommandCase<PersonActor>>>;
  /** The same for operator commands, which run without an account. */
  operatorCases?: Readonly<Record<string, CommandCase<Actor>>>;
  /** By name of each retention row with days: adds one record of this kind now, and returns where it is. */
  retentionCases?: Readonly<Record<string, (services: TestServices) => Promise<Kept>>>;
  /** Statements that make each projection differ from its source. They need the owner of the database. */
  projectionFaults?: Readonly<Record<string, readonly string[]>>;
  /** What a person can leave behind. */
  seeders?: readonly Seeder[];
  /**
   * Columns that can still name someone after the account was deleted, each with the row of the privacy page that says
   * so.
   */
  leftAfterDeletion?: Partial<LeftAfterDeletion>;
};

export type Given = { services: TestServices; owner: TestPerson; ownerCookie: string };
type Values = string | Readonly<Record<string, string>>;
/** A string is the value of the path's last parameter. */
export type Example = Values | ((given: Given) => Promise<Values>);

type Result = Promise<{ ok: boolean }>;
/** Adds what the command needs, and returns one successful call. */
type CommandCase<By> = (services: TestServices, admin: PersonActor) => Promise<(actor: By) => Result>;

/** A table and the condition that finds a row in it. */
export type Kept = readonly [table: string, where: RawBuilder<unknown>];

type Columns = Readonly<Record<string, RetentionRow>>;
export type LeftAfterDeletion = {
  /** The name, until its retention ends. */
  atOnce: Columns;
  /** The name, permanently. */
  forGood: Columns;
  /** The name, if the person's posts stay. */
  withPosts: Columns;
  /** The text of posts that stay. */
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
