/** Generates public/favicon.ico from the logo, for clients that request it without reading a page. */
import { readFileSync, writeFileSync } from "node:fs";
import { drawIcon } from "./favicon/draw-icon.ts";

writeFileSync("public/favicon.ico", drawIcon(readFileSync("public/favicon.svg", "utf8")));
