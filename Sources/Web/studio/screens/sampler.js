// Samples of a function of time, in arrays that are kept between frames.

export class Sampler {
  times = new Float64Array(0);

  sample(motion, duration, count, start = 0) {
    if (this.times.length !== count) {
      this.times = new Float64Array(count);
      this.values = new Float64Array(count);
      this.rates = new Float64Array(count);
    }
    if (this.duration !== duration || this.count !== count || this.start !== start) {
      Object.assign(this, { duration, count, start });
      for (let index = 0; index < count; index += 1) this.times[index] = start + ((duration - start) * index) / (count - 1);
    }
    motion.sample(this.times, this.values, this.rates);
    return this;
  }
}
