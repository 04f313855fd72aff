import { MARK_SHAPES, MARK_SIDE } from './app-mark-shapes.ts';

/** The app's own mark. */
export const AppMark = ({ size }: { size: number }) => (
  <svg
    className="app-mark"
    viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`}
    width={size}
    height={size}
    aria-hidden="true"
  >
    {MARK_SHAPES.map(({ path, fill = 'none', stroke }) => (
      <path key={path} d={path} fill={fill} stroke={stroke?.colour} strokeWidth={stroke?.width} />
    ))}
  </svg>
);
