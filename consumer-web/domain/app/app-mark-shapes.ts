type Shape = { path: string; fill?: string; stroke?: { colour: string; width: number } };

/** Units of a side of the drawing below. */
export const MARK_SIDE = 72;

/** The app's own mark: an egg tart over the waves of the calçada; the first shape lies below all. */
export const MARK_SHAPES: readonly Shape[] = [
  {
    path: 'M18 0h36a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18H18A18 18 0 0 1 0 54V18A18 18 0 0 1 18 0z',
    fill: '#1f4e8c',
  },
  { path: 'M21 30a15 15 0 1 0 30 0a15 15 0 1 0-30 0z', fill: '#f5b83d' },
  { path: 'M25.5 30a10.500 10.500 0 1 0 21 0a10.500 10.500 0 1 0-21 0z', fill: '#f9d68f' },
  { path: 'M0 50q9-9 18 0t18 0 18 0 18 0v4a18 18 0 0 1-18 18H18A18 18 0 0 1 0 54z', fill: '#fff' },
  { path: 'M0 59q9-9 18 0t18 0 18 0 18 0', stroke: { colour: '#1f4e8c', width: 3.5 } },
];
