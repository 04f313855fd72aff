import { encode } from 'uqr';

/** Modules of white around the code that readers need. */
const QUIET = 4;
/** The smallest side, in CSS pixels. */
const LEAST_PX = 248;

/** Dark modules of a matrix as one path, a run a rectangle. */
const darkPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');

/** A QR code in black on white whatever the theme; its side is a whole number of pixels a module, so that edges are sharp. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const side = Math.ceil(LEAST_PX / size) * size;
  return (
    <svg
      className="qr-code"
      data-testid="voucher-qr"
      viewBox={`0 0 ${size} ${size}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkPath(data)} fill="#000" />
    </svg>
  );
};
