// Runs the conformance cases on the JavaScript package; to test other code, replace `functions`.
//
//     node conformance/run.mjs PACKAGE [FOLDER [FACTOR]]
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , home, folder = import.meta.dirname ?? "conformance", factor = "1"] = process.argv;
const hooke = await import(pathToFileURL(`${home}/node.js`));
const unit = 2 ** -53;
const smallest = 2 ** -1022; // Single precision: 2 ** -24, 2 ** -126
const limits = { exact: 0, closed: 8, solved: 64 };

const motion = (i) => hooke.spring(i.spring, { from: i.from, to: i.to, velocity: i.velocity });
const curve = (shape, i) => {
  const made = hooke.curve(shape);
  return { value: made.value(i.input), slope: made.slope(i.input) };
};
const functions = {
  springs: (i) => {
    const made = motion(i);
    const { stiffness, damping } = made;
    return { position: made.value(i.time), velocity: made.velocity(i.time), stiffness, damping };
  },
  settling: (i) => ({ duration: motion(i).settles({ epsilon: i.distance, speed: i.speed ?? Infinity }) }),
  beziers: (i) => curve(i.points, i),
  steps: (i) => curve({ steps: i.count, jump: i.jump }, i),
  linear: (i) => curve(i.css, i),
  decay: (i) => {
    const made = hooke.decay({ from: i.from, velocity: i.velocity, rate: i.rate });
    return { position: made.value(i.time), velocity: made.velocity(i.time), end: made.end };
  },
  release: (i) => {
    const samples = i.times.map((time, k) => ({ time, x: i.x[k], y: i.y[k] }));
    const { x, y } = hooke.velocity(samples, i.released === undefined ? {} : { released: i.released });
    return { velocity: [x, y] };
  },
  decomposition: (i) => {
    const { rotation, ...parts } = hooke.transform(i.matrix).decompose();
    return { ...parts, rotation: rotation.map((v) => v * Math.sign(rotation[3])) };
  },
  transforms: (i) => ({ matrix: hooke.transform(i.from).to(hooke.transform(i.to)).value(i.progress).matrix }),
};

let failed = 0;
for (const [family, call] of Object.entries(functions)) {
  let [checked, faults, absent, worst] = [0, 0, 0, 0];
  for (const { id, class: kind, in: given, out, condition } of JSON.parse(readFileSync(`${folder}/${family}.json`)).cases) {
    const found = call(given);
    for (const name of Object.keys(out)) {
      if (found[name] === undefined) absent += 1;
      else
        [found[name]].flat().forEach((got, k) => {
          const expected = [out[name]].flat()[k];
          const error = Math.abs(got - expected) / ([condition[name]].flat()[k] * unit + smallest);
          checked += 1;
          if (kind !== "exact") worst = Math.max(worst, error);
          if (error <= limits[kind] * factor) return;
          faults += 1;
          if (faults <= 5) console.log(`${family}, ${id}, ${name}: ${got}, expected ${expected}, error ${error} units`);
        });
    }
  }
  failed += faults;
  console.log(`${family}: ${checked} numbers, ${faults} wrong, ${absent} without a function, worst ${worst.toPrecision(3)} units`);
}
console.log(failed ? "FAILED" : "ok");
process.exitCode = failed ? 1 : 0;
