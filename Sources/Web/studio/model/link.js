// The state as the fragment of an address: `#1;` and for each screen its name and its fields.
//
//     #1;springs;e=0.001;A=1,170,26,0;;curves;d=0.5
//
// The first screen is the visible one. The others follow if they differ from their defaults and the address stays
// short enough.

const version = "1";
/** The longest fragment. */
export const longestLink = 2000;

const section = (name, schema, state) =>
  [name, ...Object.entries(schema).map(([key, { field, codec }]) => `${key}=${codec.write(state[field])}`)].join(";");

/** Returns the fragment of a state. `screens` maps names to { schema, initial }. */
export const write = (state, screens) => {
  const own = section(state.screen, screens[state.screen].schema, state[state.screen]);
  let text = `#${version};${own}`;
  for (const [name, { schema, initial }] of Object.entries(screens)) {
    if (name === state.screen) continue;
    const other = section(name, schema, state[name]);
    if (other !== section(name, schema, initial) && text.length + other.length + 2 <= longestLink) text += `;;${other}`;
  }
  return text;
};

// Browsers escape spaces and quotation marks, `encodeURIComponent` most signs; a percent sign may stand for itself. An
// escape directly before an incomplete one is not decoded: 10%20% is two percentages.
const decoded = (text) =>
  text.replace(/(%[\da-f]{2})+(?!%(?![\da-f]{2}))/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });

/**
 * Reads a fragment. Returns { state, faults }: a part that cannot be read keeps its default and is reported.
 */
export const read = (fragment, screens) => {
  const initial = Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial]));
  const first = Object.keys(screens)[0];
  const state = { screen: first, ...initial };
  // Comments of CSS have signs that separate values.
  const text = decoded(fragment.replace(/^#/, "")).replace(/\/\*.*?\*\//gs, " ");
  if (text === "") return { state, faults: [] };
  const start = text.indexOf(";");
  if (text.slice(0, start) !== version) {
    return { state, faults: [`The link begins with “${text.slice(0, 12)}”; accepted: ${version};`] };
  }
  const faults = [];
  text
    .slice(start + 1)
    .split(";;")
    .forEach((part, index) => {
      const [name, ...pairs] = part.split(";");
      if (!Object.hasOwn(screens, name)) {
        faults.push(`The link's screen is “${name.slice(0, 40)}”; accepted: ${Object.keys(screens).join(", ")}`);
        return;
      }
      if (index === 0) state.screen = name;
      const { schema, check } = screens[name];
      const values = { ...initial[name] };
      for (const pair of pairs) {
        const at = pair.indexOf("=");
        const key = pair.slice(0, at);
        try {
          if (at < 0 || !Object.hasOwn(schema, key)) {
            throw new Error(`${name} has no field “${pair.slice(0, 40)}”; accepted: ${Object.keys(schema).join(", ")}`);
          }
          const { field, codec } = schema[key];
          values[field] = codec.read(pair.slice(at + 1), field);
        } catch (error) {
          faults.push(error.message);
        }
      }
      const reason = check?.(values);
      if (reason) faults.push(reason);
      else state[name] = values;
    });
  return { state, faults };
};
