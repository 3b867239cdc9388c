// A pointer that presses an element, and what follows it.

/**
 * Follows each press of an element, one at a time: `begin` takes it, and returns a function that takes the moves and the end, whose
 * types tell them apart; or nothing to leave the press alone.
 */
export const followPress = (element, begin) => {
  let press;
  element.addEventListener("pointerdown", (event) => {
    const move = event.button === 0 && !press && begin(event);
    if (!move) return;
    press = { id: event.pointerId, move };
    element.setPointerCapture(event.pointerId);
  });
  const take = (event) => {
    if (event.pointerId !== press?.id) return;
    const { move } = press;
    if (event.type !== "pointermove") press = undefined;
    move(event);
  };
  for (const name of ["pointermove", "pointerup", "pointercancel", "lostpointercapture"]) element.addEventListener(name, take);
};

/**
 * Follows presses that choose a place along the width, such as a time: `begin` takes a press, and returns a function that takes
 * the place in the window and whether it is the last one; or nothing to leave the press alone. A finger chooses when it moves
 * sideways, or where it taps: up and down it scrolls the page.
 */
export const followAlong = (element, begin) => followPress(element, (press) => {
  const choose = begin(press);
  let last = press.pointerType === "touch" ? undefined : press.clientX;
  if (last !== undefined) choose?.(last, false);
  return choose && (({ type, clientX, clientY }) => {
    if (type === "pointerup") choose(clientX, true);
    else if (type !== "pointermove") {
      if (last !== undefined) choose(last, true);
    } else if (last !== undefined || Math.abs(clientX - press.clientX) > Math.abs(clientY - press.clientY)) {
      choose((last = clientX), false);
    }
  });
});
