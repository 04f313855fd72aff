import { MACAU_LAND, type Outline } from '#shared/geo/macau-land.ts';
import { LAKES, MAINLAND, PARKS, RUNWAY, SANDS } from './ground.ts';
import { toMetres } from './projection.ts';
import { BRIDGES, MAIN_WAYS, STREETS } from './ways.ts';

const pairs = (outline: Outline): (readonly [number, number])[] =>
  outline.map(([lat, lon]) => {
    const { x, y } = toMetres({ lat, lon });
    return [Math.round(x), Math.round(y)];
  });

const straight = (outline: Outline): string =>
  `M${pairs(outline)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}`;
/** A closed line that turns gently: through the middles of its sides, around its corners. */
const gentle = (outline: Outline): string => {
  const corners = pairs(outline);
  const middle = (index: number): string => {
    const [a, b] = [corners[index % corners.length]!, corners[(index + 1) % corners.length]!];
    return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
  };
  return `M${middle(corners.length - 1)}${corners.map(([x, y], index) => `Q${x} ${y} ${middle(index)}`).join('')}Z`;
};
const all = (outlines: readonly Outline[], draw: (outline: Outline) => string): string =>
  outlines.map(draw).join('');

/** One path a layer, in metres; the zoom only changes the transform around them. */
const LAYERS = [
  ['mainland', all(MAINLAND, gentle)],
  ['land', all(Object.values(MACAU_LAND), (outline) => `${straight(outline)}Z`)],
  ['park', all(PARKS, gentle)],
  ['sand', all(SANDS, gentle)],
  ['water', all(LAKES, gentle)],
  ['bridge-edge', all(BRIDGES, straight)],
  ['street-edge', all(STREETS, straight)],
  ['main-edge', all(MAIN_WAYS, straight)],
  ['street', all(STREETS, straight)],
  ['bridge', all(BRIDGES, straight)],
  ['main', all(MAIN_WAYS, straight)],
  ['runway', straight(RUNWAY)],
] as const;

/** Land, water, parks and streets. */
export const GroundLayer = () => (
  <>
    {LAYERS.map(([name, path]) => (
      <path key={name} className={`map__${name}`} d={path} />
    ))}
  </>
);
