import type { Point } from '#shared/geo/distance.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** The parishes of Macau, and the land between Taipa and Coloane. */
export const DISTRICTS = {
  fatima: { zh: '花地瑪堂區', en: 'Nossa Senhora de Fátima' },
  antonio: { zh: '花王堂區', en: 'Santo António' },
  lazaro: { zh: '望德堂區', en: 'São Lázaro' },
  se: { zh: '大堂區', en: 'Sé' },
  lourenco: { zh: '風順堂區', en: 'São Lourenço' },
  carmo: { zh: '氹仔', en: 'Taipa' },
  cotai: { zh: '路氹', en: 'Cotai' },
  francisco: { zh: '路環', en: 'Coloane' },
} as const satisfies Record<string, Bilingual>;
export type District = keyof typeof DISTRICTS;

export const PLACE_KINDS = [
  'street',
  'square',
  'building',
  'estate',
  'hotel',
  'school',
  'hospital',
  'sight',
  'park',
  'shop',
  'office',
  'transport',
  'beach',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A named place of the gazetteer, in WGS-84. `street`: where it is, when its own name does not say so. `other`: further names that people search by. */
export type GazetteerPlace = Point & {
  id: string;
  name: Bilingual;
  kind: PlaceKind;
  district: District;
  street: Bilingual | null;
  other: string;
};

const placeOf = (district: District, line: string, index: number): GazetteerPlace => {
  const [zh = '', en = '', kind = '', at = '', streetZh = '', streetEn = '', other = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [lat = Number.NaN, lon = Number.NaN] = at.split(' ').map(Number);
  return {
    id: `${district}-${index + 1}`,
    name: { zh, en },
    kind: kind as PlaceKind,
    district,
    lat,
    lon,
    street: streetZh === '' ? null : { zh: streetZh, en: streetEn },
    other,
  };
};

/** Places of one district, one a line: `name | name in English | kind | lat lon | street | street in English | other names`; the last three may be missing. */
export const placesOf = (district: District, lines: string): GazetteerPlace[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index) => placeOf(district, line, index));
