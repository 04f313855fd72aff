import { codeModules, darkPath, type Symbology } from '../code-modules.ts';

type Props = {
  text: string;
  symbology: Symbology;
  label: string;
  /** Width of a module and height of bars, as an SVG length: whole pixels on a screen, so that all bars keep their widths. */
  module: number;
  unit: 'px' | 'mm';
  barHeight: number;
};

/** A code in black on white whatever the theme. */
export const CodePicture = ({ text, symbology, label, module, unit, barHeight }: Props) => {
  const rows = codeModules(text, symbology);
  const wide = rows[0]!.length;
  const height = symbology === 'QR' ? rows.length * module : barHeight;
  return (
    <svg
      width={`${wide * module}${unit}`}
      height={`${height}${unit}`}
      viewBox={`0 0 ${wide} ${rows.length}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={wide} height={rows.length} fill="#fff" />
      <path d={darkPath(rows)} fill="#000" />
    </svg>
  );
};
