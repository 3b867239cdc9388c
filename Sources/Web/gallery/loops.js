// Loops of transitions: the animations of a style sheet, played again after a pause while they are in view.

/** Milliseconds at rest before the next round. */
const pause = 1200;

/** Plays the animations inside each element in a loop while it is in view; shows the last state with reduced motion. */
export const playLoops = (elements, isStill) => {
  const timers = new Map();
  const loop = (element) => {
    const animations = element.getAnimations({ subtree: true });
    if (!animations.length || isStill()) return;
    for (const animation of animations) {
      animation.currentTime = 0;
      animation.play();
    }
    const duration = Math.max(...animations.map((animation) => animation.effect.getComputedTiming().endTime));
    timers.set(element, setTimeout(() => loop(element), duration + pause));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) loop(target);
      else for (const animation of target.getAnimations({ subtree: true })) animation.pause();
    }
  });
  for (const element of elements) observer.observe(element);
};
