import { expect, test } from '#tests/support/fixtures.ts';
import { appWeight } from '#tests/support/app-weight.ts';

const KB = 1000;
/** The first load of the home (issue 5 "Speed": 150 and 20): what was won is kept, but for the 6 KB that make every other landing faster (ADR 0061, 0062). */
const FIRST = { script: 148 * KB, stylesheet: 20 * KB };
const SCREEN_BYTES = 40 * KB;
/** A screen with all that comes with it and is not there yet. */
const OPENING_BYTES = 80 * KB;

test('the home’s first load stays light, and has no map, no scanner and no charts in it', () => {
  const { first, firstFiles } = appWeight();
  expect(first.script).toBeGreaterThan(60 * KB);
  expect(first.script).toBeLessThanOrEqual(FIRST.script);
  expect(first.stylesheet).toBeLessThanOrEqual(FIRST.stylesheet);
  // the hash in a file's name may be any letters
  const names = firstFiles.map((file) => file.replace(/-[\w-]{7}\.js$/, ''));
  expect(names.filter((name) => /map-canvas|qr|zxing|chart|bar-code/i.test(name))).toEqual([]);
});

test('no screen’s own file is heavy, nor what it brings along', () => {
  const { screens } = appWeight();
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter(({ own }) => own.script > SCREEN_BYTES)).toEqual([]);
  expect(screens.filter(({ all }) => all.script > OPENING_BYTES)).toEqual([]);
});
