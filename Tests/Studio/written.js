// The page that `hooke studio` writes.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { folder, run } from "../Interactive/traces.js";
import { browserOfTests } from "./browser.js";

export const file = join(folder, "studio.html");
run("studio", "--out", file);
export const address = pathToFileURL(file).href;

/** Opens the page in a browser for the tests of a file. */
export const openStudio = async () => (await browserOfTests()).open(address);
