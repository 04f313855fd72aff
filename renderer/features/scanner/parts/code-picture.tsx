import { codeModules, darkPath, type Symbology } from '../code-modules.ts';

type Props = { text: string; symbology: Symbology; label: string; className: string };

/** A code in black on white whatever the theme; bars take the height of their box. */
export const CodePicture = ({ text, symbology, label, className }: Props) => {
  const rows = codeModules(text, symbology);
  const width = rows[0]!.length;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${rows.length}`} preserveAspectRatio={symbology === 'QR' ? 'xMidYMid meet' : 'none'} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={width} height={rows.length} fill="#fff" />
      <path d={darkPath(rows)} fill="#000" />
    </svg>
  );
};
