// The package under test: that of HOOKE_PACKAGE, a folder, or the built one.
import { pathToFileURL } from "node:url";

const built = new URL("../../Sources/JavaScript/dist/", import.meta.url);
const folder = process.env.HOOKE_PACKAGE ? pathToFileURL(`${process.env.HOOKE_PACKAGE}/`) : built;

export const hooke = await import(new URL("node.js", folder));
export const motion = await import(new URL("motion.js", folder));
