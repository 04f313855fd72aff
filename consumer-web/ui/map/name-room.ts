import type { MapMarker, MapPlace, MarkerKind } from './map-props.ts';
import { NAMES, type NameKind } from './names.ts';
import { scaleOf, toMetres, type Metres, type Size, type View } from './projection.ts';

/** Height of the letters, and the zoom from which a name is too general to be of use. */
export const LETTERS: Record<NameKind, { px: number; until: number }> = {
  land: { px: 14, until: 14.4 },
  town: { px: 12.5, until: 17.5 },
  water: { px: 11.5, until: 20 },
  park: { px: 11.5, until: 20 },
  way: { px: 10.5, until: 20 },
  place: { px: 11.5, until: 20 },
};
const HAN = /\p{Script=Han}/u;
const PLACE_FROM = 14.5;

/** A name of the map, in metres. */
export type NameText = {
  key: string;
  kind: NameKind;
  from: number;
  text: string;
  x: number;
  y: number;
};
/** Pixels from the origin of the metres, at a zoom. */
type Box = { left: number; right: number; top: number; bottom: number };

/** The letters of `land` are spaced. */
const spaceOf = (kind: NameKind): number => (kind === 'land' ? 0.16 : 0);
const widthOf = (text: string, px: number, space = 0): number =>
  [...text].reduce((sum, sign) => sum + (HAN.test(sign) ? px : px * 0.6) + px * space, 0);
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const holds = (outer: Box, box: Box): boolean =>
  box.left >= outer.left &&
  box.right <= outer.right &&
  box.top >= outer.top &&
  box.bottom <= outer.bottom;
/** A box about a point: how far it reaches to either side, and from where to where down. */
const about = (
  { x, y }: Metres,
  scale: number,
  half: number,
  [top, bottom]: readonly [number, number],
): Box => ({
  left: x * scale - half,
  right: x * scale + half,
  top: y * scale + top,
  bottom: y * scale + bottom,
});

/** One street under two spellings: what it is called is short or in full. */
const plain = (text: string): string =>
  text
    .replace(/^(?:Avenida|Av\.) (?:d[aeo]s? )?/, 'Av. ')
    .replace(/^(?:Estrada|Estr\.) (?:d[aeo]s? )?/, 'Estr. ')
    .replace(/^(?:Rua|R\.) (?:d[aeo]s? )?/, 'R. ');

/** All names in the order of their weight; a listed place that has a name of the map already is not named again. */
export const allNames = (isEnglish: boolean, places: readonly MapPlace[]): NameText[] => {
  const own = NAMES.map(({ kind, from, zh, en, ...point }) => ({
    key: zh,
    kind,
    from,
    text: isEnglish ? en : zh,
    ...toMetres(point),
  }));
  const known = new Set(own.map(({ text }) => plain(text)));
  const listed = places
    .filter(({ name }) => !known.has(plain(name)))
    .map(({ id, name, point }) => ({
      key: id,
      kind: 'place' as const,
      from: PLACE_FROM,
      text: name,
      ...toMetres(point),
    }));
  const isBroad = ({ kind }: NameText): boolean => kind !== 'place' && kind !== 'way';
  return [...own.filter(isBroad), ...listed, ...own.filter((text) => !isBroad(text))];
};

/** As `map.css` sets them: how far a sign reaches, and where the texts above and below it begin. */
const SIGNS: Record<
  MarkerKind,
  { half: number; from: number; to: number; badge: number; label: number }
> = {
  store: { half: 20, from: -46, to: 0, badge: -50, label: 6 },
  home: { half: 20, from: -46, to: 0, badge: -50, label: 6 },
  rider: { half: 22, from: -22, to: 22, badge: -26, label: 24 },
  me: { half: 17, from: -17, to: 17, badge: -50, label: 6 },
};
const LABEL = { px: 12, height: 22, most: 160, padding: 16 };

const wordsBox = (
  text: string | undefined,
  at: Metres,
  scale: number,
  span: readonly [number, number],
): Box[] =>
  text === undefined
    ? []
    : [about(at, scale, Math.min(LABEL.most, widthOf(text, LABEL.px) + LABEL.padding) / 2, span)];

/** What a marker covers: its sign and its texts. */
const markerBoxes = ({ kind, point, name, badge }: MapMarker, scale: number): Box[] => {
  const { half, from, to, ...words } = SIGNS[kind];
  const at = toMetres(point);
  return [
    about(at, scale, half, [from, to]),
    ...wordsBox(name, at, scale, [words.label, words.label + LABEL.height]),
    ...wordsBox(badge, at, scale, [words.badge - LABEL.height, words.badge]),
  ];
};

const nameBox = ({ kind, text, ...at }: NameText, scale: number): Box => {
  const { px } = LETTERS[kind];
  return about(
    at,
    scale,
    widthOf(text, px, spaceOf(kind)) / 2 + 6,
    kind === 'place' ? [-5, 18] : [-px, px],
  );
};

/** The visible area of a fixed map, without the corner of its note. */
const frameOf = (
  { x, y }: View,
  scale: number,
  { width, height }: Size,
): { frame: Box; note: Box } => {
  const [left, bottom] = [x * scale - width / 2, y * scale + height / 2];
  return {
    frame: { left, right: left + width, top: bottom - height, bottom },
    note: { left, right: left + 92, top: bottom - 26, bottom },
  };
};

type Around = {
  markers: readonly MapMarker[];
  /** The view of a fixed map: a name that its edge would cut is left out. */ still: {
    view: View;
    size: Size;
  } | null;
};

/** Names that find room at a zoom, wherever the map is moved: one stays out that would lie on a marker or a more important name. */
export const withRoom = (
  zoom: number,
  texts: readonly NameText[],
  { markers, still }: Around,
): NameText[] => {
  const scale = scaleOf(zoom);
  const edge = still === null ? null : frameOf(still.view, scale, still.size);
  const taken: Box[] = [
    ...markers.flatMap((marker) => markerBoxes(marker, scale)),
    ...(edge === null ? [] : [edge.note]),
  ];
  return texts.filter((name) => {
    if (zoom < name.from || zoom > LETTERS[name.kind].until) return false;
    const box = nameBox(name, scale);
    if ((edge !== null && !holds(edge.frame, box)) || taken.some((other) => meet(other, box)))
      return false;
    taken.push(box);
    return true;
  });
};
