import '#consumer/ui/tokens.css';
import '#consumer/ui/base.css';
import '#consumer/ui/ui.css';
import '#consumer/domain/store/promo.css';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { GoneSheet } from '#consumer/domain/order/again/gone-sheet.tsx';
import { Classes } from '#consumer/domain/search/classes.tsx';
import { ChoiceHead } from '#consumer/domain/store-page/choice/choice-sheet.tsx';
import { loadLanguage, loadTexts } from '#consumer/lib/i18n.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';

const HOURS = 'Monday to Friday 07:00–11:00, 18:00–20:00';
const NAME = 'Hand-pulled noodles';

beforeAll(async () => {
  await loadTexts('orders');
  await loadLanguage();
});

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  box = document.createElement('main');
  box.style.width = '320px';
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
  document.documentElement.style.removeProperty('font-size');
});
const draw = async (part: ReactNode, mark: string): Promise<HTMLElement> => {
  root.render(<MemoryRouter>{part}</MemoryRouter>);
  await expect.poll(() => box.querySelector(mark)).not.toBeNull();
  return box.querySelector<HTMLElement>(mark)!;
};
const tooWide = (part: HTMLElement): number => part.scrollWidth - part.clientWidth;
const lines = (part: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(part);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

test('of a repeated order a long reason stands below its dish, whose name is whole', async () => {
  const sheet = await draw(
    <GoneSheet
      words={{}}
      gone={[
        { name: NAME, why: 'hours', hours: HOURS },
        { name: 'Rice', why: 'soldOut' },
      ]}
      added={1}
      storePath="/store?id=s1"
      onClose={() => undefined}
    />,
    '[data-testid="again-gone"]',
  );
  expect(tooWide(sheet)).toBeLessThanOrEqual(0);
  const [long, short] = [...sheet.querySelectorAll('li')].map((row) => [...row.children]);
  expect(lines(long![0]!)).toBe(1);
  expect(long![1]!.getBoundingClientRect().top).toBeGreaterThan(
    long![0]!.getBoundingClientRect().bottom,
  );
  // a short one stays beside it, at the edge
  expect(short![1]!.getBoundingClientRect().top).toBeLessThan(
    short![0]!.getBoundingClientRect().bottom,
  );
});

test('a dish shows all the hours at which it is offered', async () => {
  const row = {
    productName: NAME,
    description: '',
    tags: [],
    price: 3000,
    limitCount: -1,
    saleQtyTotal: 0,
    alcoholPercent: 0,
    sellout: true,
    skus: [{ skuPrice: 3000, storeStock: -1 }],
    discount: null,
    seckill: null,
    saleHours: { words: HOURS, isOff: true, fromMinute: 1080 },
  } as unknown as MenuProductRow;
  const head = await draw(
    <div style={{ width: '240px' }}>
      <ChoiceHead row={row} />
    </div>,
    '.dish__tags',
  );
  expect(tooWide(head)).toBeLessThanOrEqual(0);
  expect(tooWide(head.querySelector<HTMLElement>('.tag')!)).toBeLessThanOrEqual(0);
});

test('beside the long name of a class its link stays on one line', async () => {
  const head = await draw(
    <Classes label="" all={[]} chosenId="" onChoose={() => undefined}>
      <div className="classes__main">
        <div className="classes__head">
          <h2>Fruit &amp; vegetables</h2>
          <a href="#all">See all</a>
        </div>
      </div>
    </Classes>,
    '.classes__head',
  );
  expect(lines(head.querySelector('a')!)).toBe(1);
});

test.each([13.65, 16.64, 18.35])(
  'a banner shows two lines of its name and two of its text (1rem is %s px)',
  async (px) => {
    document.documentElement.style.fontSize = `${px}px`;
    const link = await draw(
      <div style={{ width: `${px * 18.5}px` }}>
        <div className="promo promo--strip">
          <span className="promo__words">
            <b>Buffets of the city</b>
            <span>Book ahead, one code for the table</span>
          </span>
          <span className="promo__picture" />
        </div>
      </div>,
      '.promo',
    );
    const words = [...link.querySelector('.promo__words')!.children];
    expect(words.map(lines)).toEqual([2, 2]);
    expect(words[1]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      link.getBoundingClientRect().bottom,
    );
    expect(words[0]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      link.getBoundingClientRect().top,
    );
  },
);
