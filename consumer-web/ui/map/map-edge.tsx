import type { Point } from '#shared/geo/distance.ts';
import { mapConverter, type Converter } from '../../lib/host/map-system.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapProps } from './map-props.ts';

const at = <T extends { readonly point: Point }>(
  things: readonly T[],
  { toOurs }: Converter,
): T[] => things.map((one) => ({ ...one, point: toOurs(one.point) }));

/** Points of another map system, as our map draws them; the guest's own moves go back in theirs. */
const inOurs = (
  { center, fit, markers, places, lines, onCenter, ...rest }: MapProps,
  converter: Converter,
): MapProps => ({
  ...rest,
  ...(center && { center: converter.toOurs(center) }),
  ...(fit && { fit: fit.map(converter.toOurs) }),
  ...(markers && { markers: at(markers, converter) }),
  ...(places && { places: at(places, converter) }),
  ...(lines && {
    lines: lines.map((line) => ({ ...line, points: line.points.map(converter.toOurs) })),
  }),
  ...(onCenter && {
    onCenter: (point: Point) => {
      onCenter(converter.toServer(point));
    },
  }),
});

/** The map for the system in which the server's points are. */
export const loadMap = async (): Promise<(props: MapProps) => React.JSX.Element> => {
  const converter = await mapConverter();
  return converter === null ? MapCanvas : (props) => <MapCanvas {...inOurs(props, converter)} />;
};
