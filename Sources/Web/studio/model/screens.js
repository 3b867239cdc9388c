// The screens by name: the codec of their state, their defaults and their checks.

import { checkCurves, curveSchema, initialCurves } from "./curves.js";
import { checkKeyframes, initialKeyframes, keyframeSchema } from "./keyframes.js";
import { checkPaths, initialPaths, pathSchema } from "./paths.js";
import { checkSprings, initialSprings, springSchema } from "./springs.js";
import { checkTransforms, initialTransforms, transformSchema } from "./transforms.js";
import { checkGesture, gestureSchema, initialGesture } from "./gestures.js";

export const screens = {
  springs: { schema: springSchema, initial: initialSprings, check: checkSprings },
  curves: { schema: curveSchema, initial: initialCurves, check: checkCurves },
  keyframes: { schema: keyframeSchema, initial: initialKeyframes, check: checkKeyframes },
  transforms: { schema: transformSchema, initial: initialTransforms, check: checkTransforms },
  gesture: { schema: gestureSchema, initial: initialGesture, check: checkGesture },
  paths: { schema: pathSchema, initial: initialPaths, check: checkPaths },
};
