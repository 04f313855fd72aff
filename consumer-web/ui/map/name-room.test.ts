import { describe, expect, it } from 'vitest';
import type { MapMarker } from './map-props.ts';
import { allNames, withRoom } from './name-room.ts';
import { toMetres, toPoint, type View } from './projection.ts';

const senado = { lat: 22.1937, lon: 113.5399 };
const view: View = { ...toMetres(senado), zoom: 16 };
const NONE = { markers: [], still: null };
const store: MapMarker = { id: 's', kind: 'store', point: senado, name: 'Senado Food Hall' };
/** A point so many pixels from another at zoom 16 (about 2.2 m each). */
const beside = (x: number, y: number) => toPoint({ x: view.x + x * 2.2, y: view.y + y * 2.2 });
const named = (...at: (readonly [string, number, number])[]) =>
  at.map(([name, x, y]) => ({ id: name, name, point: beside(x, y) }));
const shown = (places: ReturnType<typeof named>, around: Parameters<typeof withRoom>[2]) => {
  const texts = withRoom(view.zoom, allNames(true, places), around).map(({ text }) => text);
  return places.map(({ name }) => name).filter((name) => texts.includes(name));
};

describe('the names of a map', () => {
  it('leave room for markers and their texts', () => {
    const places = named(['Sign', 0, -30], ['Label', 60, 14], ['Apart', 0, 90]);
    expect(shown(places, { ...NONE, markers: [store] })).toEqual(['Apart']);
    expect(shown(places, { ...NONE, markers: [{ ...store, badge: 'An hour old' }] })).toEqual([
      'Apart',
    ]);
    expect(
      shown(named(['Above', 40, -70]), { ...NONE, markers: [{ ...store, badge: 'An hour old' }] }),
    ).toEqual([]);
  });
  it('are whole on a fixed map, and beside its note', () => {
    const places = named(
      ['At the edge', -170, 0],
      ['Under the note', -150, 105],
      ['Whole', 90, -80],
    );
    expect(shown(places, { ...NONE, still: { view, size: { width: 390, height: 240 } } })).toEqual([
      'Whole',
    ]);
    expect(shown(places, NONE)).toEqual(['At the edge', 'Under the note', 'Whole']);
  });
  it('name a street once, in short or in full', () => {
    const texts = allNames(true, [
      { id: 'a', name: 'Avenida da Praia Grande', point: senado },
      { id: 'b', name: 'Avenida de Horta e Costa', point: senado },
      { id: 'c', name: 'Rua da Palha', point: senado },
    ]).map(({ text }) => text);
    expect(texts.filter((text) => /Praia Grande|Horta|Palha/.test(text))).toEqual([
      'Rua da Palha',
      'Av. Horta e Costa',
      'Av. da Praia Grande',
    ]);
  });
});
