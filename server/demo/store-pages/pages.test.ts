import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageDocument, showcaseFacts } from '#server/modules/catalogue/index.ts';
import { takeouts } from '../takeout/index.ts';
import { products, stores } from '../town/index.ts';
import { pages } from './index.ts';
import { storePageTables } from './rows.ts';

const PICTURES = `${import.meta.dirname}/../pictures`;
const all = Object.entries(pages);
const pieces = all.flatMap(([merchantKey, { showcase }]) =>
  showcase.flatMap((category) => category.pieces.map((piece) => ({ merchantKey, ...piece }))),
);

describe('what the stores of the town show of themselves', () => {
  const { group_store_page: rows, group_showcase: shown } = storePageTables();

  it('is there for at least twelve stores, each with covers, a story and a showcase', () => {
    expect(rows.length).toBeGreaterThanOrEqual(12);
    for (const { page } of rows) {
      const { covers, story } = pageDocument.parse(JSON.parse(page));
      expect(covers.length).toBeGreaterThan(1);
      expect(story?.blocks.length).toBeGreaterThan(1);
    }
    for (const { facts } of shown) showcaseFacts.parse(JSON.parse(facts));
  });

  it('belongs to stores of the merchant, and names deals, takeout and pictures that exist', () => {
    for (const [merchantKey, page] of all)
      for (const [key, own] of Object.entries(page.stores)) {
        expect(stores.find((store) => store.key === key)?.merchantKey, key).toBe(merchantKey);
        if (own.takeoutKey) expect(takeouts.map((store) => store.key)).toContain(own.takeoutKey);
      }
    for (const { merchantKey, dealKeys, picture } of pieces) {
      for (const key of dealKeys)
        expect(products.find((product) => product.key === key)?.merchantKey, key).toBe(merchantKey);
      expect(existsSync(`${PICTURES}/${picture}`), picture).toBe(true);
    }
  });

  it('has a clip that a phone loads at once', () => {
    expect(statSync(`${PICTURES}/clip-tarts.mp4`).size).toBeLessThan(100_000);
  });

  it('says everything in both languages', () => {
    const texts = [
      ...pieces.map(({ name }) => name),
      ...all.flatMap(([, { story, classify, specialities }]) => [
        classify,
        story.title,
        ...story.blocks.filter(({ kind }) => kind !== 'IMG').map(({ text }) => text),
        ...specialities.flatMap(({ name, text }) => [name, text]),
      ]),
    ];
    expect(
      texts.filter(
        ({ zh, en }) => !/\p{Script=Han}/u.test(zh) || en === '' || /\p{Script=Han}/u.test(en),
      ),
    ).toEqual([]);
  });
});
