// A picture of one's own in place of the photo card: chosen or dropped, kept between visits.

import { h } from "../../parts/dom.js";
import { button } from "./controls.js";
import { keep, kept } from "./kept.js";

/** The longer side in pixels of a picture that is kept. */
const longest = 720;
const controls = [];

const show = (address) => {
  const { classList, style } = document.documentElement;
  classList.toggle("own-picture", Boolean(address));
  style.setProperty("--picture", address ? `url("${address}")` : "none");
  for (const control of controls) control.textContent = address ? "Remove picture" : "Own picture";
};

// The picture of a file, not larger than needed, as an address with its data.
const read = async (file) => {
  const image = new Image();
  image.src = await new Promise((done, failed) => {
    const reader = Object.assign(new FileReader(), { onload: () => done(reader.result), onerror: () => failed(reader.error) });
    reader.readAsDataURL(file);
  });
  await image.decode();
  const scale = Math.min(longest / Math.max(image.naturalWidth, image.naturalHeight), 1);
  const canvas = h("canvas", { width: Math.round(image.naturalWidth * scale), height: Math.round(image.naturalHeight * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.9);
};

/** Creates a button that takes a picture, or removes it; `preview` takes dropped ones. `chosen` is called with a new picture. */
export const pictureButton = (preview, say, chosen = () => {}) => {
  const take = async (file) => {
    if (!file) return;
    try {
      const address = await read(file);
      show(address);
      chosen();
      if (!keep("picture", address)) say("The picture stays until the page is closed.");
    } catch {
      say(`${file.name} is not a picture; accepted: PNG, JPEG, WebP, GIF, AVIF, SVG.`, true);
    }
  };
  const input = h("input", { type: "file", accept: "image/*", hidden: true, "aria-label": "Own picture", onchange: () => take(input.files[0]) });
  const control = button("Own picture", () => {
    if (!kept("picture")) return input.click();
    keep("picture", undefined);
    return show();
  }, { class: "text-button" });
  controls.push(control);
  preview.addEventListener("dragover", (event) => event.preventDefault());
  preview.addEventListener("drop", (event) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
  // That of the last visit.
  show(kept("picture"));
  return [control, input];
};
