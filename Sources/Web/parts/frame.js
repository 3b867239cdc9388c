// One drawing for each frame of the display, however often the state changes. Texts follow ten times a second.

let [isWaiting, isChanged, isForced, isLate] = [false, false, false, false];
let draw = () => {};

/** Sets what draws: it takes the time, and whether more than the time has changed. */
export const onFrame = (callback) => {
  draw = callback;
};

// Texts cost layout. A frame writes at most one kind of them; the time of each kind is that of its last frame.
const pause = 100;
const turns = new Map(["readouts", "fields", "report"].map((kind) => [kind, -Infinity]));
let turn;
let timer;

/** Whether a kind of texts (readouts, fields, report) is written in this frame; if not, one of the next frames writes it, which this call requests. */
export const isDue = (kind) => {
  if (isForced || turn === kind) return true;
  isLate = true;
  return false;
};

const frame = (now) => {
  const wasChanged = isChanged;
  isWaiting = isChanged = isLate = false;
  const [next, last] = [...turns].reduce((first, other) => (other[1] < first[1] ? other : first));
  turn = now - last >= pause ? next : undefined;
  if (turn) turns.set(turn, now);
  draw(now, wasChanged);
  isForced = false;
  clearTimeout(timer);
  if (isLate && !isWaiting) timer = setTimeout(invalidate, pause / turns.size);
  // A frame that moves only the time follows: it writes the texts of this change when they are due.
  else if (isLate) isChanged ||= wasChanged;
};

const moves = new Map();
/**
 * Calls a function in the next frame; of several of one owner before it, the last. Events that change the page at once make it lay
 * out for each.
 */
export const soon = (owner, callback) => {
  if (!moves.size) {
    requestAnimationFrame(() => {
      const all = [...moves.values()];
      moves.clear();
      for (const each of all) each();
    });
  }
  moves.set(owner, callback);
};

/** Draws at the next frame what moves with the time. */
export const advance = () => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(frame);
};

/** Draws everything at the next frame; all texts too if that ends a change. */
export const invalidate = (isEnd = false) => {
  isForced ||= isEnd;
  isChanged = true;
  advance();
};
