// The page that `hooke studio` writes.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { folder, run } from "../Interactive/traces.js";

export const file = join(folder, "studio.html");
run("studio", "--out", file);
export const address = pathToFileURL(file).href;
