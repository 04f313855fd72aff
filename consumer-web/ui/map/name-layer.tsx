import type { MapMarker, MapPlace } from './map-props.ts';
import { allNames, LETTERS, withRoom } from './name-room.ts';
import { toPixels, type Size, type View } from './projection.ts';

type Props = {
  view: View;
  size: Size;
  isEnglish: boolean;
  isStill: boolean;
  places: readonly MapPlace[];
  markers: readonly MapMarker[];
};

/** What things are called, in the language of the interface. */
export const NameLayer = ({ view, size, isEnglish, isStill, places, markers }: Props) => {
  // a tenth of a zoom is nothing that one sees
  const zoom = isStill ? view.zoom : Math.round(view.zoom * 10) / 10;
  const texts = withRoom(zoom, allNames(isEnglish, places), {
    markers,
    still: isStill ? { view, size } : null,
  });
  return (
    <>
      {texts.map(({ key, kind, text, ...at }) => {
        const { x, y } = toPixels(at, view, size);
        if (x < -80 || x > size.width + 80 || y < -20 || y > size.height + 20) return null;
        return (
          <g
            key={key}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            className={`map__name map__name--${kind}`}
          >
            {kind === 'place' && <circle r="2.8" cy="-1" />}
            <text y={kind === 'place' ? 14 : 4} fontSize={LETTERS[kind].px}>
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
};
