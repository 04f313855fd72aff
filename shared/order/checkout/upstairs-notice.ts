/** Places that food is not brought up to (spec 001 §5). */
export type GuardedPlace = 'school' | 'hotel' | 'casino';

const WORDS: readonly (readonly [GuardedPlace, RegExp])[] = [
  ['casino', /娛樂場|娱乐场|賭場|赌场|\bcasinos?\b/i],
  ['hotel', /酒店|賓館|宾馆|旅館|旅馆|\b(?:hotels?|resorts?|hostels?)\b/i],
  [
    'school',
    /學校|学校|大學|大学|中學|中学|小學|小学|學院|学院|幼稚園|\b(?:schools?|universit(?:y|ies)|colleges?|kindergartens?)\b/i,
  ],
];

/**
 * Which notice an address gets: food cannot be delivered upstairs to schools, hotels or casinos
 * (spec 001 §5). The server's flag decides if it sends one; else words of the address do. A notice
 * only, never a block (decision F13).
 */
export const upstairsNotice = (address: {
  text: string;
  serverFlag: boolean | null;
}): { messageKey: 'checkout.notUpstairs'; place: GuardedPlace | null } | null => {
  if (address.serverFlag === false) return null;
  const place = WORDS.find(([, words]) => words.test(address.text))?.[0] ?? null;
  return place === null && address.serverFlag === null
    ? null
    : { messageKey: 'checkout.notUpstairs', place };
};
