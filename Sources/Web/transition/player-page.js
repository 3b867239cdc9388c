// The page of recordings that play.

import { boot } from "./page.js";
import { player } from "./player.js";

boot(({ recordings }) => {
  globalThis.hookePlayer = player(recordings);
});
