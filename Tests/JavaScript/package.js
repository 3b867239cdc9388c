// The package under test: that of HOOKE_PACKAGE, a folder, or the built one.
import { pathToFileURL } from "node:url";

const built = new URL("../../Sources/JavaScript/dist/", import.meta.url);
const folder = process.env.HOOKE_PACKAGE ? pathToFileURL(`${process.env.HOOKE_PACKAGE}/`) : built;

export const moduleAddress = new URL("node.js", folder).href;
export const hooke = await import(moduleAddress);
export const motion = await import(new URL("motion.js", folder));
