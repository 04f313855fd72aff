import type { MapPlace } from './map-props.ts';
import { NAMES, type NameKind } from './names.ts';
import { scaleOf, toMetres, toPixels, type Size, type View } from './projection.ts';

/** Height of the letters, and the zoom from which a name is too general to be of use. */
const LETTERS: Record<NameKind, { px: number; until: number }> = { land: { px: 14, until: 14.4 }, town: { px: 12.5, until: 17.5 }, water: { px: 11.5, until: 20 }, park: { px: 11.5, until: 20 }, way: { px: 10.5, until: 20 }, place: { px: 11.5, until: 20 } };
const HAN = /\p{Script=Han}/u;

type Text = { key: string; kind: NameKind; from: number; text: string; x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

const widthOf = (text: string, px: number): number => [...text].reduce((sum, sign) => sum + (HAN.test(sign) ? px : px * 0.56), 0);
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const PLACE_FROM = 14.5;

/** All names in the order of their weight; a listed place that has a name of the map already is not named again. */
const allNames = (isEnglish: boolean, places: readonly MapPlace[]): Text[] => {
  const own = NAMES.map(({ kind, from, zh, en, ...point }) => ({ key: zh, kind, from, text: isEnglish ? en : zh, ...toMetres(point) }));
  const known = new Set(own.map(({ text }) => text));
  const listed = places.filter(({ name }) => !known.has(name)).map(({ id, name, point }) => ({ key: id, kind: 'place' as const, from: PLACE_FROM, text: name, ...toMetres(point) }));
  const isBroad = ({ kind }: Text): boolean => kind !== 'place' && kind !== 'way';
  return [...own.filter(isBroad), ...listed, ...own.filter((text) => !isBroad(text))];
};

/** Names that find room at a zoom, wherever the map is moved: one stays out that would lie on a more important one. */
const withRoom = (zoom: number, texts: readonly Text[]): Text[] => {
  const scale = scaleOf(zoom);
  const taken: Box[] = [];
  return texts.filter(({ kind, from, text, x, y }) => {
    const { px, until } = LETTERS[kind];
    if (zoom < from || zoom > until) return false;
    const half = widthOf(text, px) / 2 + 6;
    const box = { left: x * scale - half, right: x * scale + half, top: y * scale - px, bottom: y * scale + px };
    if (taken.some((other) => meet(other, box))) return false;
    taken.push(box);
    return true;
  });
};

/** What things are called, in the language of the interface. */
export const NameLayer = ({ view, size, isEnglish, places }: { view: View; size: Size; isEnglish: boolean; places: readonly MapPlace[] }) => {
  // a tenth of a zoom is nothing that one sees
  const texts = withRoom(Math.round(view.zoom * 10) / 10, allNames(isEnglish, places));
  return (
    <>
      {texts.map(({ key, kind, text, ...at }) => {
        const { x, y } = toPixels(at, view, size);
        if (x < -80 || x > size.width + 80 || y < -20 || y > size.height + 20) return null;
        return (
          <g key={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={`map__name map__name--${kind}`}>
            {kind === 'place' && <circle r="2.8" cy="-1" />}
            <text y={kind === 'place' ? 14 : 4} fontSize={LETTERS[kind].px}>{text}</text>
          </g>
        );
      })}
    </>
  );
};
