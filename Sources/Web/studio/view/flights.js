// Previews of the library's transitions: their parts lie where its tables say.

import { h } from "../../parts/dom.js";
import { photo } from "./previews.js";
import { flights } from "../model/flights.js";
import { placesAt, leavingAt } from "../model/flight-tables.js";

const line = (width) => h("i", { class: "text-line", style: `width: ${width}%` });

const place = (element, [x, y, width, height, radius, opacity], scales = false) => {
  const { style } = element;
  if (scales) style.transform = `translate(${x}px, ${y}px) scale(${width / 280})`;
  else {
    style.transform = `translate(${x}px, ${y}px)`;
    style.width = `${Math.max(width, 0)}px`;
    style.height = `${Math.max(height, 0)}px`;
    style.borderRadius = `${Math.max(radius, 0)}px`;
  }
  style.opacity = String(opacity);
};

const words = () => [h("b", {}, "Lago di Braies"), h("span", { class: "dim" }, "South Tyrol, 1,496 m"), line(94), line(88), line(60),
  h("div", { class: "actions" }, h("i", { class: "action main" }, "Save to my trips"))];

/** A screen with a photo, or the place for one, a title and a text. */
const article = (...hero) => h("div", { class: "screen article" }, h("div", { class: "hero" }, ...hero), ...words());

/** A screen with a title, and a place for a photo. */
const album = () => h("div", { class: "screen album" }, h("div", { class: "app-bar" }, h("b", {}, "Trips"), h("i", { class: "avatar" })),
  h("div", { class: "album-row" }, h("div", { class: "tile" }, photo(32)), h("span", {}, "Erg Chebbi")));

const zoom = () => {
  const parts = { dim: h("div", { class: "shade full" }), flight: h("div", { class: "flight" }), screen: article(photo(212)) };
  parts.flight.append(photo(212), parts.screen);
  return {
    root: h("div", { class: "app" }, album(), parts.dim, parts.flight), parts,
    place: ({ dim, flight, screen }) => {
      place(parts.dim, dim);
      place(parts.flight, flight);
      // The screen is inside the flight.
      place(parts.screen, [0, 0, ...screen.slice(2)], true);
    },
  };
};

const shared = () => {
  const parts = { screen: article(), flight: h("div", { class: "flight" }, photo(212)) };
  return {
    root: h("div", { class: "app" }, album(), parts.screen, parts.flight), parts,
    place: ({ screen, flight }) => {
      place(parts.screen, screen, true);
      place(parts.flight, flight);
    },
  };
};

const back = () => {
  const lower = album();
  lower.append(h("div", { class: "album-photo" }, photo(212)));
  const parts = { lower, dim: h("div", { class: "scrim full" }), upper: article(photo(212)) };
  return {
    root: h("div", { class: "app black" }, parts.lower, parts.dim, parts.upper), parts,
    place: (rows) => {
      place(parts.lower, rows.lower, true);
      place(parts.dim, rows.dim);
      place(parts.upper, rows.upper, true);
    },
  };
};

const makers = { zoom, shared, back };

/** Creates the app of a preview. It moves where the finger is, over the whole screen. */
export const flightApp = (name) => {
  const { root, place } = makers[name]();
  return {
    root, moving: root, show: (p) => place(placesAt(flights[name], p)),
    leave: (p, t) => place(leavingAt(flights[name], p, t)),
  };
};
