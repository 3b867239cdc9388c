// The page of a transition under a finger.

import { boot } from "./page.js";
import { drag } from "./drag.js";

boot(async (data) => {
  globalThis.interactive = await drag(data);
});
