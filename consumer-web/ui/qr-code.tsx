import { qrDrawing } from './qr-drawing.ts';

/** The smallest side, in CSS pixels. */
const LEAST_PX = 248;

/** A QR code in black on white whatever the theme; its side is a whole number of pixels a module, so that edges are sharp. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { dark, size } = qrDrawing(text);
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
      <path d={dark} fill="#000" />
    </svg>
  );
};
