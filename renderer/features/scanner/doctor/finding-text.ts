import type { Translate } from '#shared/i18n/translate.ts';
import type { Finding } from '../../../lib/scan/doctor/diagnosis.ts';

/** The sentence of a finding. */
export const findingText = (finding: Finding, t: Translate): string => {
  switch (finding.kind) {
    case 'computerLayout':
    case 'scannerLayout':
      return t(`doctor.${finding.kind}`, {
        layout: t(`doctor.layout.${finding.layout ?? 'other'}`),
      });
    case 'aim':
    case 'prefix':
    case 'tail':
      return t(`doctor.${finding.kind}`, { text: finding.text });
    case 'dropped':
    case 'doubled':
      return t(`doctor.${finding.kind}`, { count: finding.count });
    case 'slow':
    case 'tooSlow':
      return t(`doctor.${finding.kind}`, {
        median: Math.round(finding.medianMs),
        max: Math.round(finding.maxMs),
      });
    default:
      return t(`doctor.${finding.kind}`);
  }
};

/** The most examples that are shown. */
const EXAMPLES = 6;

/** Which characters become which, where that is what is wrong: each pair once, letters in one case. */
export const swapExamples = (
  finding: Finding,
): readonly (readonly [received: string, meant: string])[] => {
  if (!('pairs' in finding)) return [];
  const byLetter = new Map(finding.pairs.map((pair) => [pair.join('').toLowerCase(), pair]));
  return [...byLetter.values()].slice(0, EXAMPLES);
};
