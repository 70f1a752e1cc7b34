import type { FormValue } from "./parse-form.ts";
import { refuse } from "./stripe-error.ts";

/** Parses one parameter, or refuses it by name. */
export type Reader<T> = (value: FormValue, param: string) => T;
export type Field<T> = { read: Reader<T>; isRequired: boolean };
type Shape = { [name: string]: Field<unknown> };
export type Params<S extends Shape> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };

/** An optional parameter. */
export function optional<T>(read: Reader<T>): Field<T | undefined> {
  return { read, isRequired: false };
}

export function required<T>(read: Reader<T>): Field<T> {
  return { read, isRequired: true };
}

/** A parameter that Stripe publishes but this fake does not support. Refusing is safer than ignoring. */
export const notSpoken: Field<undefined> = {
  isRequired: false,
  read: (_value, param) => refuse(`The stand-in does not speak the parameter "${param}".`, param),
};

export function text(maxLength = 5000, pattern?: RegExp): Reader<string> {
  return (value, param) => {
    if (typeof value !== "string" || value === "") return refuse(`"${param}" must be a text.`, param);
    if (value.length > maxLength) refuse(`"${param}" is longer than ${maxLength} characters.`, param);
    if (pattern && !pattern.test(value)) refuse(`"${value}" is not a valid ${param}.`, param);
    return value;
  };
}

export function integer(min: number, max: number): Reader<number> {
  return (value, param) => {
    if (typeof value !== "string" || !/^-?\d{1,15}$/.test(value))
      return refuse(`"${param}" must be an integer.`, param, "parameter_invalid_integer");
    const number = Number(value);
    if (number < min || number > max) refuse(`"${param}" must be from ${min} to ${max}.`, param);
    return number;
  };
}

export const boolean: Reader<boolean> = (value, param) => {
  if (value !== "true" && value !== "false") return refuse(`"${param}" must be true or false.`, param);
  return value === "true";
};

export function oneOf<const T extends string>(...values: readonly T[]): Reader<T> {
  return (value, param) =>
    values.find((known) => known === value) ??
    refuse(`"${param}" must be one of ${values.join(", ")}.`, param);
}

export const webAddress: Reader<string> = (value, param) => {
  const address = text(5000)(value, param);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    refuse(`"${param}" must be an absolute address.`, param, "url_invalid");
  return address;
};

export function list<T>(read: Reader<T>, maxLength: number): Reader<T[]> {
  return (value, param) => {
    if (!Array.isArray(value)) return refuse(`"${param}" must be a list.`, param);
    if (value.length > maxLength) refuse(`"${param}" has more than ${maxLength} entries.`, param);
    return value.map((entry, at) => read(entry, `${param}[${at}]`));
  };
}

export const metadata: Reader<Record<string, string>> = (value, param) => {
  if (typeof value === "string" || Array.isArray(value))
    return refuse(`"${param}" must be an object.`, param);
  const entries = Object.entries(value);
  if (entries.length > 50) refuse(`"${param}" has more than 50 keys.`, param);
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      if (key.length > 40) refuse(`A key of "${param}" is longer than 40 characters.`, param);
      return [key, text(500)(entry, `${param}[${key}]`)];
    }),
  );
};

export function object<S extends Shape>(shape: S): Reader<Params<S>> {
  return (value, param) => {
    if (typeof value === "string" || Array.isArray(value))
      return refuse(`"${param}" must be an object.`, param);
    return readParams(shape, value, param);
  };
}

/** Parses the parameters of a request. Refuses unknown and missing ones by name. */
export function readParams<S extends Shape>(
  shape: S,
  given: { [name: string]: FormValue },
  within = "",
): Params<S> {
  const nameOf = (name: string) => (within ? `${within}[${name}]` : name);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(shape, name))
      refuse(`There is no parameter "${nameOf(name)}".`, nameOf(name), "parameter_unknown");
  }
  const values = Object.entries(shape).map(([name, { read, isRequired }]) => {
    const value = given[name];
    if (value !== undefined) return [name, read(value, nameOf(name))];
    if (isRequired) refuse(`The parameter "${nameOf(name)}" is missing.`, nameOf(name), "parameter_missing");
    return [name, undefined];
  });
  return Object.fromEntries(values) as Params<S>;
}
