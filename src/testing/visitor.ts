import "@testing-library/jest-dom/vitest";
import { type BoundFunctions, type queries, within } from "@testing-library/dom";
import { Window } from "happy-dom";
import { flashCookieName } from "#platform/http/response/flash.server.ts";
import { afterFile } from "./after-file.ts";
import { type BuiltApp, sameOriginHeaders } from "./built-app.ts";

/** A page as a browser without JavaScript shows it, with Testing Library's queries on its body. */
export type VisitedPage = BoundFunctions<typeof queries> & {
  status: number;
  headers: Headers;
  /** Path, query and fragment after redirects. */
  url: string;
  document: Document;
  /** The main landmark. */
  main: HTMLElement;
  /** The text of the toast set by the last redirect, or "". */
  toast: string;
};

/** Playwright's format, so that `proofFile()` fits both. */
type ChosenFile = { name: string; mimeType: string; buffer: Uint8Array };

type Options = { ip?: string; headers?: Record<string, string> };

const origin = "http://localhost";
const maxRedirects = 5;
let visitors = 0;

/**
 * Someone who uses the built site without JavaScript: keeps cookies, follows redirects, links and forms. `const page =
 * await visitor.open("/venues"); await visitor.click(page.getByRole("link", { name: "Next" }));`
 */
export function openVisitor({ app }: { app: BuiltApp }, { ip = nextIp(), headers = {} }: Options = {}) {
  // A visitor with a flash cookie bypasses the page cache, so pages show the current database.
  const cookies = new Map([[flashCookieName(origin), "none"]]);

  /** Sends one request with this visitor's cookies and IP address. Does not follow redirects. */
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = new Headers({ ...headers, "x-forwarded-for": ip, cookie });
    if (init.method && init.method !== "GET")
      for (const [name, value] of Object.entries(sameOriginHeaders)) all.set(name, value);
    for (const [name, value] of new Headers(init.headers)) all.set(name, value);
    // Browsers do not send the fragment.
    const response = await app.request(path.replace(/#.*/, ""), { ...init, headers: all });
    for (const line of response.headers.getSetCookie()) setCookie(cookies, line);
    return response;
  }

  /** Opens a page or submits a form, and follows redirects like a browser. */
  async function open(path: string, init: RequestInit = {}): Promise<VisitedPage> {
    let url = pathOf(path);
    let response = await request(url, init);
    for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
      if (hops === maxRedirects) throw new Error(`${path} redirects more than ${maxRedirects} times.`);
      url = pathOf(response.headers.get("location") ?? "/", url);
      const keepsMethod = response.status === 307 || response.status === 308;
      response = await request(url, keepsMethod ? init : {});
    }
    return readPage(url, response);
  }

  /** Follows a link or presses a submit button. */
  function click(element: HTMLElement): Promise<VisitedPage> {
    const page = pageUrlOf(element);
    const link = element.closest("a");
    if (link) return open(pathOf(link.getAttribute("href") ?? "", page));
    const button = element as HTMLButtonElement;
    if (!button.form || button.type !== "submit")
      throw new Error(`Without scripts, a click on this does nothing: ${element.outerHTML.slice(0, 200)}`);
    if (button.disabled) throw new Error("This button is disabled.");
    return submit(button.form, button);
  }

  /** Submits a form as if that button was pressed, or Enter in a field if there is none. */
  async function submit(form: HTMLFormElement, submitter?: HTMLButtonElement): Promise<VisitedPage> {
    const invalid = form.noValidate || submitter?.formNoValidate ? null : findInvalid(form);
    if (invalid) throw new Error(`The browser keeps the form: ${invalid.outerHTML.slice(0, 200)}`);
    const attribute = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    const target = pathOf(attribute("action") ?? "", pageUrlOf(form));
    const fields = listFields(form, submitter);
    if (attribute("method")?.toLowerCase() !== "post") {
      const query = new URLSearchParams(fields as [string, string][]);
      return open(`${target.split(/[?#]/)[0]}?${query}`);
    }
    if (attribute("enctype") !== "multipart/form-data")
      return open(target, { method: "POST", body: new URLSearchParams(fields as [string, string][]) });
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, await toFormValue(value));
    return open(target, { method: "POST", body });
  }

  /** Logs in by posting the login form. */
  async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
    const response = await request("/login", {
      method: "POST",
      body: new URLSearchParams({ email, password }),
    });
    if (response.status !== 302 && response.status !== 303)
      throw new Error(`${email} cannot log in: ${response.status}`);
  }

  return { ip, request, open, click, submit, signIn };
}

export type Visitor = ReturnType<typeof openVisitor>;

/** Types a text into a field, or chooses an option by its value or label. */
export function fill(field: HTMLElement, value: string): void {
  if (field.tagName !== "SELECT") {
    (field as HTMLInputElement).value = value;
    return;
  }
  const select = field as HTMLSelectElement;
  const option = [...select.options].find((one) => one.value === value || textOf(one) === value);
  if (!option) throw new Error(`There is no option "${value}".`);
  select.value = option.value;
}

/** Checks a checkbox or chooses a radio button. */
export function check(box: HTMLElement, isChecked = true): void {
  (box as HTMLInputElement).checked = isChecked;
}

/** Chooses a file, which is sent with its form. */
export function attach(field: HTMLElement, { name, mimeType, buffer }: ChosenFile): void {
  const { File } = field.ownerDocument.defaultView as unknown as { File: typeof globalThis.File };
  const files = (field as HTMLInputElement).files as unknown as File[];
  files.splice(0, files.length, new File([Buffer.from(buffer)], name, { type: mimeType }));
}

/** The text of an element with normalized whitespace. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The texts of several elements. */
export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map(textOf);
}

async function readPage(url: string, response: Response): Promise<VisitedPage> {
  const window = new Window({
    url: new URL(url, origin).href,
    settings: { disableCSSFileLoading: true, disableIframePageLoading: true },
  });
  // An open window holds several megabytes.
  afterFile(() => window.happyDOM.close());
  window.document.write(await response.text());
  const document = window.document as unknown as Document;
  // happy-dom selects a wrong option while it parses.
  for (const option of document.querySelectorAll<HTMLOptionElement>("option[selected]"))
    option.selected = true;
  return {
    ...within(document.body),
    status: response.status,
    headers: response.headers,
    url,
    document,
    get main() {
      return within(document.body).getByRole("main");
    },
    get toast() {
      return textOf(document.querySelector("noscript [role=status]"));
    },
  };
}

function nextIp(): string {
  visitors += 1;
  // A /16 each, because rate limits count networks up to that size.
  return `${11 + (visitors >> 8)}.${visitors & 255}.0.1`;
}

function setCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, value);
}

function pathOf(href: string, base = "/"): string {
  const url = new URL(href, new URL(base, origin));
  if (url.origin !== origin) throw new Error(`${href} leaves the site.`);
  return url.pathname + url.search + url.hash;
}

const pageUrlOf = (element: Element) => pathOf(element.ownerDocument.URL);

function findInvalid(form: HTMLFormElement): Element | undefined {
  const fields = [...form.elements] as HTMLInputElement[];
  return fields.find((field) => typeof field.checkValidity === "function" && !field.checkValidity());
}

function listFields(form: HTMLFormElement, submitter?: HTMLElement): [string, string | File][] {
  const { FormData } = form.ownerDocument.defaultView as unknown as { FormData: typeof globalThis.FormData };
  return [...new FormData(form, submitter ?? null)] as [string, string | File][];
}

/** Converts DOM files to those that `fetch` accepts. */
async function toFormValue(value: string | File): Promise<string | File> {
  if (typeof value === "string") return value;
  return new File([await value.arrayBuffer()], value.name, { type: value.type });
}
