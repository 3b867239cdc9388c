// A recording: its frames as the stage draws them, and where its views are.

/** The numbers of a layer from those of the page, which are 6 of a matrix in the plane or 16 of another, and 5 more. */
const layerNumbers = (packed) => {
  if (packed.length > 11) return packed;
  const [a, b, c, d, x, y, ...rest] = packed;
  return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1, ...rest];
};

/** The map of a plane by a matrix of CSS, as three rows. */
const plane = (m) => [[m[0], m[4], m[12]], [m[1], m[5], m[13]], [m[3], m[7], m[15]]];

const product = (a, b) => a.map((row) => [0, 1, 2].map((column) => row[0] * b[0][column] + row[1] * b[1][column] + row[2] * b[2][column]));

export class Recording {
  data;
  frames = [];
  #stage;
  #layers;

  constructor(data, stage) {
    [this.data, this.#stage] = [data, stage];
    const last = Array.from({ length: stage.count }, () => ({ layers: [], styles: [] }));
    for (const [tree, moved, styled] of data.frames) {
      const { layers, styles } = last[tree];
      for (const [index, ...numbers] of moved) layers[index] = layerNumbers(numbers);
      for (const [index, text] of styled) styles[index] = text;
      this.frames.push({ tree, layers: layers.slice(), styles: Array.from(styles, (text) => text ?? "") });
    }
    this.#layers = last.map((_, tree) => stage.layers(tree));
  }

  get count() {
    return this.frames.length;
  }

  /** The index of the last frame that is not after a time. */
  at(seconds) {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.data.time[middle] <= seconds + 1e-6) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  draw(index) {
    this.#stage.drawFrame(this.frames[index]);
  }

  /** The visible views of a frame with their corners on the screen, from back to front. Views behind the eye are left out. */
  outlines(index) {
    const { tree, layers } = this.frames[index];
    const maps = [];
    const shown = [];
    this.#layers[tree].forEach(({ name, parent }, layer) => {
      const own = plane(layers[layer]);
      maps[layer] = parent < 0 ? own : product(maps[parent], own);
      const [width, height, opacity, isHidden] = layers[layer].slice(16);
      const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => {
        const [u, v, w] = maps[layer].map((row) => row[0] * x + row[1] * y + row[2]);
        return w > 1e-9 ? [u / w, v / w] : null;
      });
      if (parent >= 0 && !isHidden && opacity > 0 && corners.every(Boolean)) shown.push({ name, corners, width, height });
    });
    return shown;
  }
}
