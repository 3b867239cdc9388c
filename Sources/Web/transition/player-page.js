// The page of recordings that play.

import { boot } from "./dom.js";
import { player } from "./player.js";

boot(({ recordings }) => {
  globalThis.hookePlayer = player(recordings);
});
