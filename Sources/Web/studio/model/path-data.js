// SVG path data as absolute commands M L C Q A Z, for editing its points.

const counts = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
/** The largest coordinate. */
export const largest = 1e5;

/** A path that cannot be read; the message says where, and what is accepted. */
class PathFault extends Error {}

// Numbers of a text from a place on.
class Reader {
  constructor(text) {
    Object.assign(this, { text, at: 0 });
  }
  skip() {
    while (/[\s,]/.test(this.text[this.at] ?? "")) this.at += 1;
  }
  fail(accepted) {
    const found = this.at < this.text.length ? `“${this.text.slice(this.at, this.at + 12)}” at character ${this.at + 1}` : "the end of the text";
    throw new PathFault(`The path has ${found}; accepted there: ${accepted}.`);
  }
  number() {
    this.skip();
    numberPattern.lastIndex = this.at;
    const match = numberPattern.exec(this.text);
    if (!match) this.fail("a number");
    const value = Number(match[0]);
    if (!(Math.abs(value) <= largest)) this.fail(`a number from −${largest} to ${largest}`);
    this.at = numberPattern.lastIndex;
    return value;
  }
  flag() {
    this.skip();
    const letter = this.text[this.at];
    if (letter !== "0" && letter !== "1") this.fail("a flag, 0 or 1");
    this.at += 1;
    return Number(letter);
  }
}

/** Reads path data. Returns commands { letter, numbers }; throws a PathFault. */
export const readPath = (text) => {
  const reader = new Reader(text);
  const commands = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let letter;
  for (reader.skip(); reader.at < text.length; reader.skip()) {
    const next = text[reader.at];
    if (/[a-df-z]/i.test(next)) {
      if (!(next.toUpperCase() in counts) || (!letter && next.toUpperCase() !== "M")) reader.fail(letter ? "M, L, H, V, C, S, Q, T, A or Z" : "M");
      letter = next;
      reader.at += 1;
    } else if (!letter || letter.toUpperCase() === "Z") {
      reader.fail(letter ? "a command" : "M");
    }
    const kind = letter.toUpperCase();
    const numbers = Array.from({ length: counts[kind] }, (_, index) => (kind === "A" && (index === 3 || index === 4) ? reader.flag() : reader.number()));
    const last = commands.at(-1);
    const add = (letter, numbers) => {
      commands.push({ letter, numbers });
      [x, y] = numbers.slice(-2);
    };
    if (letter !== kind) {
      numbers.forEach((value, index) => {
        const isX = kind === "H" || (kind !== "V" && (kind === "A" ? index === 5 : index % 2 === 0));
        if (kind !== "A" || index >= 5) numbers[index] = value + (isX ? x : y);
      });
    }
    const mirrored = (letter) => (last?.letter === letter ? [2 * x - last.numbers.at(-4), 2 * y - last.numbers.at(-3)] : [x, y]);
    if (kind === "Z") {
      commands.push({ letter: "Z", numbers: [] });
      [x, y] = [startX, startY];
    } else if (kind === "H") {
      add("L", [numbers[0], y]);
    } else if (kind === "V") {
      add("L", [x, numbers[0]]);
    } else if (kind === "S") {
      add("C", [...mirrored("C"), ...numbers]);
    } else if (kind === "T") {
      add("Q", [...mirrored("Q"), ...numbers]);
    } else {
      add(kind, numbers);
    }
    if (kind === "M") {
      [startX, startY] = [x, y];
      letter = letter === "M" ? "L" : "l";
    }
  }
  if (!commands.some(({ letter }) => letter !== "M" && letter !== "Z")) throw new PathFault("The path has no line; accepted: M and at least one L, C, Q or A.");
  return commands;
};

const short = (value) => String(Number(value.toFixed(2)));

/** Returns commands as path data, with hundredths. */
export const writePath = (commands) => commands.map(({ letter, numbers }) => letter + numbers.map(short).join(" ")).join("");

/** Returns the points of commands: { command, at, x, y, isControl }, where `at` is the index of x among the numbers. */
export const pointsOf = (commands) =>
  commands.flatMap(({ letter, numbers }, command) => {
    const points = [];
    for (let at = letter === "A" ? 5 : 0; at < numbers.length; at += 2) {
      points.push({ command, at, x: numbers[at], y: numbers[at + 1], isControl: at + 2 < numbers.length });
    }
    return points;
  });

/** Returns commands with a point moved. Control points beside an end move with it. */
export const movingPoint = (commands, { command, at, isControl }, x, y) => {
  const moved = commands.map(({ letter, numbers }) => ({ letter, numbers: [...numbers] }));
  const [dx, dy] = [x - commands[command].numbers[at], y - commands[command].numbers[at + 1]];
  const shift = (index, from) => {
    moved[index].numbers[from] += dx;
    moved[index].numbers[from + 1] += dy;
  };
  shift(command, at);
  if (isControl) return moved;
  if (moved[command].letter === "C") shift(command, 2);
  if (moved[command + 1]?.letter === "C") shift(command + 1, 0);
  return moved;
};

/** Returns commands with a cubic to a point, before the path is closed; it leaves along the last direction. */
export const addingPoint = (commands, x, y) => {
  const end = commands.at(-1).letter === "Z" ? commands.length - 1 : commands.length;
  const { letter, numbers } = commands[end - 1];
  const [px, py] = numbers.slice(-2);
  const before = letter === "C" || letter === "Q" ? numbers.slice(-4, -2) : (commands[end - 2]?.numbers.slice(-2) ?? []);
  const [dx, dy] = before.length === 2 ? [px - before[0], py - before[1]] : [0, 0];
  const third = Math.hypot(x - px, y - py) / 3;
  const length = Math.hypot(dx, dy) || 1;
  const cubic = [px + (dx / length) * third, py + (dy / length) * third, x + (px - x) / 3, y + (py - y) / 3, x, y];
  return commands.toSpliced(end, 0, { letter: "C", numbers: cubic });
};

/** Returns commands without one, unless that leaves no line. */
export const removingCommand = (commands, index) => {
  const rest = commands.toSpliced(index, 1);
  if (rest[0] && rest[0].letter !== "M") rest[0] = { letter: "M", numbers: rest[0].numbers.slice(-2) };
  return rest.some(({ letter }) => letter !== "M" && letter !== "Z") ? rest : commands;
};

/** Whether CSS interpolates two paths number by number. */
export const areAlike = (a, b) => a.length === b.length && a.every(({ letter }, index) => letter === b[index].letter);

/** Returns the path that browsers show between two alike ones: numbers on lines, a flag set from a half on. */
export const between = (a, b, fraction) =>
  a.map(({ letter, numbers }, index) => ({
    letter,
    numbers: numbers.map((value, at) => {
      const mixed = value + (b[index].numbers[at] - value) * fraction;
      return letter === "A" && (at === 3 || at === 4) ? Number(mixed >= 0.5) : mixed;
    }),
  }));

/** Returns the points of the second ring from the place, and in the direction, in which they move least to the first's. */
export const aligned = (first, second) => {
  const count = first.length;
  const center = (points) => [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  const [[ax, ay], [bx, by]] = [center(first), center(second)];
  let best = { sum: -Infinity };
  for (const ring of [second, second.toReversed()]) {
    for (let shift = 0; shift < count; shift += 1) {
      let sum = 0;
      for (let index = 0; index < count; index += 1) {
        const [x, y] = ring[(index + shift) % count];
        sum += (first[index][0] - ax) * (x - bx) + (first[index][1] - ay) * (y - by);
      }
      if (sum > best.sum) best = { sum, ring, shift };
    }
  }
  return first.map((_, index) => best.ring[(index + best.shift) % count]);
};
