import { convertPoint } from '#shared/geo/map-system.ts';
import type { MapPlace } from './client.ts';

/** A place as the clients' maps name its parts. */
export const mapPlace = ({ lat, lon, name, address }: MapPlace) => ({
  latitude: lat,
  longitude: lon,
  name,
  address,
});

/** The same in the system of maps that count in GCJ-02. */
export const gcjMapPlace = (place: MapPlace) =>
  mapPlace({ ...place, ...convertPoint(place, 'WGS84', 'GCJ02') });
