import { createReadStream, existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Page } from 'playwright';
import { renderSVG } from 'uqr';
import type { Plugin } from 'vite';
import { withChromium } from '../chromium.ts';
import { servePage } from '../serve-page.ts';
import { median, percentile, printNote, printTable, round, type Row } from '../table.ts';
import { corpusFolder, isRight, readCorpus, type Picture } from './corpus.ts';
import type { Shots } from './page/decode-page.ts';

const root = join(import.meta.dirname, '../../..');

const serveCorpus = (folder: string): Plugin => ({
  name: 'corpus',
  configureServer: (server) => {
    server.middlewares.use('/corpus/', (request, response) => {
      const path = join(
        folder,
        normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)),
      );
      if (!path.startsWith(folder) || !existsSync(path)) {
        response.statusCode = 404;
        response.end();
        return;
      }
      createReadStream(path).pipe(response);
    });
  },
});

type PageDoors = {
  readPicture(url: string): Promise<Shots>;
  drawOwn(svg: string, hardness: number): Promise<string>;
  isReady?: boolean;
};
type Seen = { picture: Picture; shots: Shots };

const readOne = (page: Page, url: string): Promise<Shots> =>
  page.evaluate((address) => (globalThis as unknown as PageDoors).readPicture(address), url);

const readFolder = async (page: Page, folder: string): Promise<Seen[]> => {
  const seen: Seen[] = [];
  for (const picture of readCorpus(folder))
    seen.push({ picture, shots: await readOne(page, `/corpus/${picture.file}`) });
  return seen;
};

/** Without a corpus: codes of our own, from easy to hard. */
const readOwn = async (page: Page): Promise<Seen[]> => {
  const seen: Seen[] = [];
  for (let n = 0; n < 60; n += 1) {
    const text = `GV1.0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}.59000000.AbCdEfGhIjKlMnOpQrStUv`;
    const url = await page.evaluate(
      ([svg, hardness]) => (globalThis as unknown as PageDoors).drawOwn(svg, hardness),
      [renderSVG(text, { ecc: 'M', border: 2 }), n / 60] as const,
    );
    seen.push({
      picture: { file: '', expected: [text], set: 'own' },
      shots: await readOne(page, url),
    });
  }
  return seen;
};

const NAMES = {
  html5: 'html5-qrcode as it comes',
  html5Two: 'html5-qrcode, QR + Code 128 only',
  ours: 'ours (up to twelve frames)',
} as const;

const summary = (seen: readonly Seen[]): Row[] => {
  const withCode = seen.filter(({ picture }) => picture.expected.length > 0);
  const empty = seen.filter(({ picture }) => picture.expected.length === 0);
  const rows = (Object.keys(NAMES) as (keyof Shots)[]).map((name) => {
    const times = seen.map(({ shots }) => shots[name].ms);
    const read = withCode.filter(
      ({ picture, shots }) => shots[name].text !== null && isRight(shots[name].text, picture),
    );
    return {
      decoder: NAMES[name],
      read: `${read.length} of ${withCode.length}`,
      'on the first frame': read.filter(({ shots }) => shots[name].frames === 1).length,
      wrong: withCode.filter(
        ({ picture, shots }) => shots[name].text !== null && !isRight(shots[name].text, picture),
      ).length,
      'read where there is none': empty.filter(({ shots }) => shots[name].text !== null).length,
      'ms median': round(median(times)),
      'ms p95': round(percentile(times, 95)),
      count: read.length,
    };
  });
  const yard = rows[0]!;
  return rows.map(({ count, ...row }) => ({
    ...row,
    'times as many': round(count / Math.max(1, yard.count), 2),
    'share of its time': round(row['ms median'] / yard['ms median'], 2),
  }));
};

/** Decode rate and time a picture, every decoder on every picture in one page. */
export const run = async (): Promise<void> => {
  const folder = corpusFolder(root);
  const site = await servePage(
    join(import.meta.dirname, 'page'),
    folder ? [serveCorpus(folder)] : [],
  );
  try {
    await withChromium({}, async (browser) => {
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.waitForFunction(
        () => (globalThis as unknown as PageDoors).isReady === true,
        undefined,
        { timeout: 60_000 },
      );
      const seen = folder ? await readFolder(page, folder) : await readOwn(page);
      printTable(
        `Reading ${seen.length} pictures at 1280×720 ${folder ? '(corpus)' : '(of our own making)'}`,
        summary(seen),
      );
      printNote(
        'Aim: at least 1.8 times the pictures of html5-qrcode as it comes, in at most half its time a picture, nothing read where there is no code.',
      );
    });
  } finally {
    await site.close();
  }
};
