/** Why a plate is refused. */
export type PlateReason = 'empty' | 'format';
/** A kind of plate. */
export type PlateKind =
  | 'mainland'
  | 'newEnergySmall'
  | 'newEnergyLarge'
  | 'special'
  | 'crossBorder'
  | 'macau'
  | 'moped';

const PROVINCE = '[京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新]';
const LETTER = '[A-HJ-NP-Z]';
const PLACE = '[A-HJ-NP-Z0-9]';
/** New-energy marks of GA 36: D, A, B, C, E run on batteries alone, F, G, H, J, K do not. */
const NEW_ENERGY = '[A-HJK]';

/**
 * Mainland forms of GA 36 and Macau's (`M-12-34`, `AB-12-34`, mopeds `CM-12345`), without
 * separators. Hong Kong plates are not named by the specification.
 */
const FORMS: readonly (readonly [PlateKind, RegExp])[] = [
  ['mainland', new RegExp(`^${PROVINCE}${LETTER}(?=.*\\d)${PLACE}{5}$`)],
  ['newEnergySmall', new RegExp(`^${PROVINCE}${LETTER}${NEW_ENERGY}${PLACE}\\d{4}$`)],
  ['newEnergyLarge', new RegExp(`^${PROVINCE}${LETTER}\\d{5}${NEW_ENERGY}$`)],
  ['special', new RegExp(`^${PROVINCE}${LETTER}(?=.*\\d)${PLACE}{4}[学警领挂]$`)],
  ['crossBorder', new RegExp(`^粤Z(?=.*\\d)${PLACE}{4}[港澳]$`)],
  ['macau', /^(M|[A-Z]{2})\d{4}$/],
  ['moped', /^CM[1-9]\d{4}$/],
];

/** Traditional forms of marks that people type in Macau. */
const SIMPLIFIED: Readonly<Record<string, string>> = {
  晉: '晋',
  遼: '辽',
  滬: '沪',
  蘇: '苏',
  閩: '闽',
  贛: '赣',
  魯: '鲁',
  粵: '粤',
  瓊: '琼',
  貴: '贵',
  雲: '云',
  陝: '陕',
  寧: '宁',
  學: '学',
  領: '领',
  掛: '挂',
};

/**
 * A car plate: mainland, new-energy and special ones, and Macau's (spec 000 §5). Small letters,
 * dots, hyphens and spaces are put right; `plate` comes back bare, `粤BD12345`.
 */
export const plate = (
  value: string,
): { ok: true; plate: string; kind: PlateKind } | { ok: false; reason: PlateReason } => {
  const bare = value
    .normalize('NFKC')
    .replace(/[\s\-·•.]/g, '')
    .toUpperCase()
    .replace(/\p{Script=Han}/gu, (mark) => SIMPLIFIED[mark] ?? mark);
  if (bare === '') return { ok: false, reason: 'empty' };
  const form = FORMS.find(([, pattern]) => pattern.test(bare));
  return form ? { ok: true, plate: bare, kind: form[0] } : { ok: false, reason: 'format' };
};
