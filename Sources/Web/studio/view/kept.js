// What stays between visits: the theme, the format of the code, the picture. Without storage it stays until the page is closed.

const prefix = "hooke-studio-";
const texts = new Map();

/** Returns the kept text of a name, or undefined. */
export const kept = (name) => {
  try {
    return texts.get(name) ?? localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text; undefined removes it. Returns whether it is kept after the page is closed. */
export const keep = (name, text) => {
  if (text === undefined) texts.delete(name);
  else texts.set(name, text);
  try {
    if (text === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
};
