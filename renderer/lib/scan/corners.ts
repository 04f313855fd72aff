export type Dot = { x: number; y: number };
/** The outer corners of a code in a picture, in dots. */
export type Corners = { topLeft: Dot; topRight: Dot; bottomRight: Dot; bottomLeft: Dot };

/** Dots a module, the mean of two sides. */
export const moduleSize = (
  { topLeft: a, topRight: b, bottomLeft: d }: Corners,
  size: number,
): number => (Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(d.x - a.x, d.y - a.y)) / 2 / size;
