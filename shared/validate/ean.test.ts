import { describe, expect, it } from 'vitest';
import { comparedEan, isEan, readGoodsCode } from './ean.ts';

describe('the number under a bar code', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10012345678902'])('%s is one', (text) => {
    expect(isEan(text)).toBe(true);
  });
  it.each(['4006381333930', '96385075', '123', '', '40063813339a1', '４006381333931'])(
    '%s is none',
    (text) => {
      expect(isEan(text)).toBe(false);
    },
  );
});

describe('what a scanner read of goods', () => {
  it('is nothing where the check digit is wrong', () => {
    expect(readGoodsCode('4006381333930')).toBeNull();
  });
  it('is one number, with or without a zero before it', () => {
    expect(readGoodsCode(' 036000291452 ')).toEqual(readGoodsCode('0036000291452'));
    expect(readGoodsCode('96385074')).toEqual({
      ean: comparedEan('96385074'),
      article: null,
      embedded: null,
    });
  });
  it('names the goods and what they cost, or weigh', () => {
    expect(readGoodsCode('2112345012506')).toEqual({
      ean: '02112345012506',
      article: comparedEan('2112345000008'),
      embedded: { unit: 'CENTS', value: 1250 },
    });
    expect(readGoodsCode('2612345004803')?.embedded).toEqual({ unit: 'GRAMS', value: 480 });
  });
  it('is the goods themselves with nothing in it', () => {
    expect(readGoodsCode('2112345000008')?.article).toBeNull();
  });
});
