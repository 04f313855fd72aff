import * as z from 'zod/mini';
import { addressCalls } from '#shared/contract/consumer/address.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { MapSystem } from '#shared/geo/map-system.ts';
import { bindCalls } from '../api/api.ts';
import { defineSlot } from '../storage.ts';

/** What devices measure, and what our own map is drawn in. */
const OURS: MapSystem = 'WGS84';
/** A first visit waits so long for the server's word; later ones take its last one at once. */
const PATIENCE_MS = 3000;

/** In which system the server's points are, as it reported last. */
const keptSystem = defineSlot<MapSystem | null>({
  key: 'mapSystem',
  area: 'local',
  schema: z.nullable(z.enum(['WGS84', 'GCJ02', 'BD09'])),
  absent: null,
});

const { mapConfig } = bindCalls({ mapConfig: addressCalls.mapConfig });
let asked: Promise<MapSystem | null> | null = null;

const ask = async (): Promise<MapSystem | null> => {
  try {
    const { coordinateSystem } = await mapConfig({});
    keptSystem.set(coordinateSystem);
    return coordinateSystem;
  } catch {
    asked = null;
    return null;
  }
};

/** The system of the server's points (decision O11): fetched once a visit. */
const serversSystem = async (): Promise<MapSystem> => {
  asked ??= ask();
  return (
    keptSystem.get() ??
    (await Promise.race([
      asked,
      new Promise<null>((done) => {
        setTimeout(() => {
          done(null);
        }, PATIENCE_MS);
      }),
    ])) ??
    OURS
  );
};

export type Converter = { toServer: (point: Point) => Point; toOurs: (point: Point) => Point };

/** Turns points of ours into the server's and back; null where both are in one system, as with our own server (ADR 0012). */
export const mapConverter = async (): Promise<Converter | null> => {
  const theirs = await serversSystem();
  if (theirs === OURS) return null;
  const { convertPoint } = await import('#shared/geo/map-system.ts');
  return {
    toServer: (point) => convertPoint(point, OURS, theirs),
    toOurs: (point) => convertPoint(point, theirs, OURS),
  };
};

/** A point that the device measured, as the server counts. */
export const deviceToServer = async (point: Point): Promise<Point> =>
  (await mapConverter())?.toServer(point) ?? point;

/** A point of the server's, as devices and maps of other programs are given it. */
export const serverToDevice = async (point: Point): Promise<Point> =>
  (await mapConverter())?.toOurs(point) ?? point;
