import { describe, expect, it } from 'vitest';
import { DEFAULT_POINT } from '#shared/geo/distance.ts';
import { MAP_BOUNDS } from '#shared/geo/macau-land.ts';
import { around, placeAt, PLACES, searchPlaces } from './gazetteer.ts';
import { PLACE_KINDS } from './places/place.ts';

const names = (keyword: string, near: { lat: number; lon: number } | null = null): string[] =>
  searchPlaces(keyword, near).map(({ place }) => place.name.en);

describe('the gazetteer of the town', () => {
  it('knows at least 250 places, each once, each on the map, each with a name in both languages', () => {
    expect(PLACES.length).toBeGreaterThan(250);
    for (const key of [
      ({ id }: (typeof PLACES)[number]) => id,
      ({ name, district }: (typeof PLACES)[number]) => `${district} ${name.zh}`,
    ])
      expect(new Set(PLACES.map(key)).size).toBe(PLACES.length);
    expect(
      PLACES.filter(
        ({ lat, lon }) =>
          !(
            lat > MAP_BOUNDS.south &&
            lat < MAP_BOUNDS.north &&
            lon > MAP_BOUNDS.west &&
            lon < MAP_BOUNDS.east
          ),
      ),
    ).toEqual([]);
    expect(
      PLACES.filter(
        ({ name, kind, street }) =>
          !/\p{Script=Han}/u.test(name.zh) ||
          !/[A-Za-z]/.test(name.en) ||
          !PLACE_KINDS.includes(kind) ||
          street?.en === '',
      ),
    ).toEqual([]);
    expect(PLACES.filter((place) => placeAt(place) === null).map(({ name }) => name.en)).toEqual(
      [],
    );
  });

  it('finds a place in either language, without accents and capitals, by other names, by street', () => {
    expect(names('議事亭')[0]).toBe('Largo do Senado');
    expect(names('senado square')[0]).toBe('Largo do Senado');
    expect(names('sao domingos')).toEqual(
      expect.arrayContaining(['São Domingos Market', 'Rua de São Domingos']),
    );
    expect(names('ＶＥＮＥＴＩＡＮ')).toContain('The Venetian Macao');
    expect(names('和諧大馬路')).toEqual(
      expect.arrayContaining(['Avenida da Harmonia', 'Koi Nga Building']),
    );
    expect(names('no such place at all')).toEqual([]);
  });

  it('puts the nearest of equal finds first', () => {
    const [north, south] = [
      { lat: 22.216, lon: 113.549 },
      { lat: 22.117, lon: 113.551 },
    ];
    expect([names('圖書館', north).at(-1), names('圖書館', south)[0]]).toEqual([
      'Coloane Library',
      'Coloane Library',
    ]);
    expect(around(DEFAULT_POINT).map(({ distance }) => distance)).toEqual(
      around(DEFAULT_POINT)
        .map(({ distance }) => distance)
        .sort((a, b) => a - b),
    );
  });

  it.each([
    ['at the square', 22.1938, 113.5399, 'Largo do Senado', true],
    ['near the lighthouse', 22.1969, 113.5492, 'Guia Fortress and Lighthouse', false],
    ['in Zhuhai', 22.2215, 113.549, undefined, undefined],
    ['in the sea', 22.175, 113.556, undefined, undefined],
    ['at 0,0', 0, 0, undefined, undefined],
  ])('says what a point is called: %s', (_, lat, lon, name, isAt) => {
    const found = placeAt({ lat, lon });
    expect([found?.place.name.en, found?.isAt]).toEqual([name, isAt]);
  });
});
