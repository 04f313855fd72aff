import { describe, expect, it } from 'vitest';
import { isEan } from './ean.ts';

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
