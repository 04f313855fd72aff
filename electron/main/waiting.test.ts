import { describe, expect, it } from 'vitest';
import { createWaiting } from './waiting.ts';

const setUp = (platform: string) => {
  const shown: unknown[] = [];
  const window = { isInFront: false };
  const waiting = createWaiting(
    {
      platform,
      isInFront: () => window.isInFront,
      setTray: ({ text, hasOrders }) => shown.push(['tray', text, hasOrders]),
      setBadge: (count) => shown.push(['badge', count]),
      setOverlay: (text) => shown.push(['overlay', text]),
      setFlash: (isOn) => shown.push(['flash', isOn]),
    },
    'en',
  );
  /** What an act has changed outside the window. */
  const after = (act: () => void): unknown[] => {
    shown.length = 0;
    act();
    return [...shown];
  };
  return { waiting, window, after };
};

describe.each(['darwin', 'linux'])('orders that wait, on %s', (platform) => {
  it('are counted on the icon, and said in the tray', () => {
    const { waiting, after } = setUp(platform);
    expect(after(() => waiting.show(1))).toEqual([
      ['tray', 'Senado: 1 order waits', true],
      ['badge', 1],
    ]);
    expect(after(() => waiting.show(3))).toEqual([
      ['tray', 'Senado: 3 orders wait', true],
      ['badge', 3],
    ]);
    expect(after(() => waiting.show(0))).toEqual([
      ['tray', 'Senado', false],
      ['badge', 0],
    ]);
    expect(after(waiting.seen)).toEqual([]);
  });
});

describe('orders that wait, on win32', () => {
  const tray = ['tray', 'Senado: 2 orders wait', true];
  const overlay = ['overlay', 'Senado: 2 orders wait'];

  it('are a sign on the button in the task bar, which flashes for each new one', () => {
    const { waiting, after } = setUp('win32');
    expect(after(() => waiting.show(2))).toEqual([tray, overlay, ['flash', true]]);
    expect(after(() => waiting.show(2))).toEqual([tray, overlay]);
    expect(after(() => waiting.show(3))).toContainEqual(['flash', true]);
    expect(after(() => waiting.show(2))).toEqual([tray, overlay]);
    expect(after(() => waiting.show(0))).toEqual([
      ['tray', 'Senado', false],
      ['overlay', null],
      ['flash', false],
    ]);
  });

  it('do not flash at somebody who looks at the window', () => {
    const { waiting, window, after } = setUp('win32');
    window.isInFront = true;
    expect(after(() => waiting.show(2))).toEqual([tray, overlay]);
    expect(after(waiting.seen)).toEqual([['flash', false]]);
  });
});

it('a till without a desk has nothing in the tray, whatever becomes of its page', () => {
  const { waiting, after } = setUp('linux');
  expect(after(waiting.reset)).toEqual([]);
  expect(after(() => waiting.setLanguage('zh-Hant'))).toEqual([]);
  expect(after(() => waiting.show(0))).toEqual([
    ['tray', 'Senado', false],
    ['badge', 0],
  ]);
});

it('the page that reported has gone: nothing waits that anybody knows of', () => {
  const { waiting, after } = setUp('linux');
  waiting.show(4);
  expect(after(waiting.reset)).toEqual([
    ['tray', 'Senado', false],
    ['badge', 0],
  ]);
});

it("the tray speaks the console's language", () => {
  const { waiting, after } = setUp('darwin');
  waiting.show(4);
  expect(after(() => waiting.setLanguage('zh-Hant'))).toEqual([
    ['tray', 'Senado：4 張訂單待接單', true],
    ['badge', 4],
  ]);
});
