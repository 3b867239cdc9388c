// What screens share: their part of the state, and fields of its properties.

import { Field } from "../view/fields.js";

export class Screen {
  /** `name` is the name of the state's part. */
  constructor(name, store, say) {
    Object.assign(this, { name, store, say });
  }

  get own() {
    return this.store.state[this.name];
  }
  change(change) {
    this.store.change((state) => ({ [this.name]: { ...state[this.name], ...change } }));
  }
  set(change) {
    this.change(change);
    this.store.commit();
  }

  /** Creates a field of a property, or of what `get` and `set` say. */
  field(name, options) {
    return new Field(this.store, { get: () => this.own[name], set: (value) => this.change({ [name]: value }), ...options });
  }
}
