import { transform } from "../../../JavaScript/core.js";
import { cssOfPose } from "../model/transforms.js";
import { decimal, result } from "./words.js";

const sequence = (tracks, duration, note) => {
  const code = tracks.map(({ property, pieces }) => {
    const items = [];
    const add = (start, end, weight, timing) => {
      const tween = timing === "hold" || start === end
        ? `ConstantTween<double>(${decimal(start)})`
        : `Tween<double>(begin: ${decimal(start)}, end: ${decimal(end)})`;
      const chained = Array.isArray(timing) ? `.chain(CurveTween(curve: const Cubic(${timing.map(decimal).join(", ")})))` : "";
      items.push(`  TweenSequenceItem(tween: ${tween}${chained}, weight: ${decimal(weight)}),`);
    };
    if (pieces[0].from > 0) add(pieces[0].start, pieces[0].start, pieces[0].from, "hold");
    for (const { from, to, start, end, timing } of pieces) add(start, end, to - from, timing);
    const last = pieces.at(-1);
    if (last.to < duration) add(last.end, last.end, duration - last.to, "hold");
    return `final ${property} = TweenSequence<double>([\n${items.join("\n")}\n]);`;
  });
  const time = `// duration: Duration(microseconds: ${Math.round(duration * 1e6)})`;
  return result(`${time}\n${code.join("\n\n")}`, note, { loss: "Flutter solves Cubic within 0.001." });
};

/** The format of its name. */
export const flutter = {
  name: "flutter", label: "Flutter",
  spring: (item, { from, to }) =>
    result(
      `final simulation = SpringSimulation(\n  const SpringDescription(\n    mass: ${decimal(item.mass)}, stiffness: ${decimal(item.stiffness)}, ` +
        `damping: ${decimal(item.damping)}),\n  ${decimal(from)}, ${decimal(to)}, ${decimal(item.velocity)});`,
      "The same spring, in doubles. It ends by the simulation's tolerance."),
  curve: (item, { duration, pieces }) =>
    item.kind === "bezier"
      ? result(
          `const curve = Cubic(${item.points.map(decimal).join(", ")});\nconst duration = Duration(microseconds: ${Math.round(duration * 1e6)});`,
          "The same curve, which Flutter solves within 0.001.", { error: 0.001 })
      : sequence([{ property: "progress", pieces }], duration, "The same values."),
  keyframes: (rows, { tracks, duration }) => sequence(tracks, duration, "Cubic pieces."),
  transform: ({ from, to, perspective }) => {
    const code = (name, pose) =>
      `final ${name} = Matrix4(\n${[0, 4, 8, 12]
        .map((row) => `  ${transform(cssOfPose(pose)).matrix.slice(row, row + 4).map(decimal).join(", ")},`)
        .join("\n")}\n);`;
    return result(
      `${code("from", from)}\n${code("to", to)}\n// perspective: matrix.setEntry(3, 2, ${-1 / perspective})`,
      "Both ends are exact.", { loss: "Matrix4Tween decomposes in its own way between them." });
  },
};
