/** The arithmetic of looking at a part of a drawing. Boxes are in the drawing's own units. */
import type { Box } from "../../../lib/scene";

export interface Size {
  width: number;
  height: number;
}

/** Where one looks: the middle and how much larger than fitted. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** Pixels at the edges of the window over which tools lie: what is there can be moved away from under them. */
export interface Insets {
  top: number;
  bottom: number;
}

export const BARE: Insets = { top: 0, bottom: 0 };
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 5;

/** Units of the drawing per pixel when the whole of it fits. */
export function fitScale(box: Box, size: Size): number {
  if (size.width <= 0 || size.height <= 0) return 1;
  return Math.max(box[2] / size.width, box[3] / size.height);
}

/** Look at the whole. */
export function whole(box: Box): Camera {
  return { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2, zoom: 1 };
}

/** The part of the drawing that fills the window. */
export function viewBox(box: Box, size: Size, camera: Camera): Box {
  const scale = fitScale(box, size) / camera.zoom;
  const width = size.width * scale;
  const height = size.height * scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height];
}

/** How far to move a window so that ``aside`` pixels beside the drawing are free, where there is room: in pixels. */
export function lean(box: Box, size: Size, seen: Box, aside: number): number {
  if (size.width <= 0 || seen[2] <= 0) return 0;
  const free = Math.max(0, size.width - (box[2] / seen[2]) * size.width) / 2; // at either side
  return Math.min(free, Math.max(0, aside - free));
}

/** Keep the zoom within its limits and the window on the drawing, or as far from it as tools are large. */
export function clamp(box: Box, size: Size, camera: Camera, insets = BARE): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom));
  const [, , width, height] = viewBox(box, size, { ...camera, zoom });
  const unit = height / Math.max(1, size.height);
  const hold = (value: number, from: number, length: number, seen: number, before = 0, after = 0): number => {
    if (seen >= length + before + after) return from + (length + after - before) / 2;
    return Math.min(from + length + after - seen / 2, Math.max(from - before + seen / 2, value));
  };
  const y = hold(camera.y, box[1], box[3], height, insets.top * unit, insets.bottom * unit);
  return { x: hold(camera.x, box[0], box[2], width), y, zoom };
}

/** Zoom by a factor so that the point under (px, py), pixels from the upper left, stays there. */
export function zoomAt(
  box: Box,
  size: Size,
  camera: Camera,
  factor: number,
  px: number,
  py: number,
  insets = BARE,
): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom * factor));
  const before = fitScale(box, size) / camera.zoom;
  const after = fitScale(box, size) / zoom;
  const ox = px - size.width / 2;
  const oy = py - size.height / 2;
  const moved = { x: camera.x + ox * (before - after), y: camera.y + oy * (before - after), zoom };
  return clamp(box, size, moved, insets);
}

/** Move the window by pixels. */
export function pan(box: Box, size: Size, camera: Camera, dx: number, dy: number, insets = BARE): Camera {
  const scale = fitScale(box, size) / camera.zoom;
  return clamp(box, size, { ...camera, x: camera.x - dx * scale, y: camera.y - dy * scale }, insets);
}

/** Move as little as needed that a point of the drawing is seen, ``margin`` pixels from the edge and the tools. */
export function reveal(box: Box, size: Size, camera: Camera, x: number, y: number, margin = 60, insets = BARE): Camera {
  const [left, top, width, height] = viewBox(box, size, camera);
  const unit = width / Math.max(1, size.width);
  const from = (edge: number): number => Math.min((margin + edge) * unit, width / 3, height / 3);
  const move = (value: number, start: number, length: number, before: number, after: number): number =>
    Math.min(0, value - start - before) + Math.max(0, value - start - length + after);
  const dx = move(x, left, width, from(0), from(0));
  const dy = move(y, top, height, from(insets.top), from(insets.bottom));
  return clamp(box, size, { ...camera, x: camera.x + dx, y: camera.y + dy }, insets);
}

/** Look at a part of the drawing from as near as all of it can be seen: what is picked there has to be large. */
export function closeUp(box: Box, size: Size, part: Box): Camera {
  const zoom = fitScale(box, size) / fitScale(part, size);
  return clamp(box, size, { ...whole(part), zoom });
}

/** The zoom at which a drawing is so large that ``pixels`` of the screen show ``units`` of it. */
export function zoomFor(box: Box, size: Size, units: number, pixels: number): number {
  const zoom = (fitScale(box, size) * pixels) / units;
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}
