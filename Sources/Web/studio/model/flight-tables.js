// The tables of the library's transitions, read at any fraction.

import { within } from "../../parts/numbers.js";

/** The numbers of rows { place, … } at a place: on straight pieces, which go on beyond the last row. */
const rowAt = (rows, place) => {
  let next = 1;
  while (next < rows.length - 1 && rows[next][0] < place) next += 1;
  const [a, b] = [rows[next - 1], rows[next]];
  const part = (place - a[0]) / (b[0] - a[0]);
  return a.slice(1).map((number, column) => number + (b[column + 1] - number) * part);
};

/** The rectangle, the radius and the opacity of each part at a fraction. A swipe back stays within its preview. */
export const placesAt = ({ parts, leave }, fraction) => {
  const inside = leave ? within(fraction, 0, 1) : fraction;
  const places = {};
  for (const [name, rows] of Object.entries(parts)) {
    const row = rowAt(rows, inside);
    row[4] = Math.max(row[4], 0);
    row[5] = within(row[5], 0, 1);
    places[name] = row;
  }
  return places;
};

/** The places at a part of the motion that leads on from a release at a fraction: both screens grow to their full size. */
export const leavingAt = (table, fraction, part) => {
  const { lower, dim, upper } = placesAt(table, fraction);
  const [done, opacity, dimming] = rowAt(table.leave.rows, within(part, 0, 1));
  const towards = (from, to) => from.map((number, column) => number + (to[column] - number) * done);
  const left = upper[0] + table.leave.shift;
  const last = towards(upper, [left, 0, 280, 400, 0, 1]);
  last[5] = opacity;
  return { lower: towards(lower, [0, 0, 280, 400, 0, 1]), dim: [...dim.slice(0, 5), dimming], upper: last };
};
