import encoder from 'jsbarcode/bin/barcodes/CODE128/CODE128C.js';

/** The package is CommonJS: bundlers hand over its default as it is, or one level down. */
const Code128C = 'default' in encoder ? encoder.default : encoder;
/** White modules that a laser needs on both sides. */
const QUIET = 10;

/** Bars of an even number of digits as one path: Code 128, set C, two digits a symbol (decision C5). */
export const barPath = (digits: string): { path: string; width: number } => {
  const modules = new Code128C(digits, {}).encode().data;
  const bars = [...modules.matchAll(/1+/g)].map(
    (run) => `M${run.index + QUIET} 0h${run[0].length}v1h-${run[0].length}z`,
  );
  return { path: bars.join(''), width: modules.length + 2 * QUIET };
};

export const BarCode = ({ digits, label }: { digits: string; label: string }) => {
  const { path, width } = barPath(digits);
  return (
    <svg
      className="bar-code"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={width} height="1" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
