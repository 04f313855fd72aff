import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { inlineParts } from '#tests/support/inline-parts.ts';

export type Loaded = { readonly files: number; readonly raw: number; readonly gzip: number };
export type FirstLoad = { readonly script: Loaded; readonly stylesheet: Loaded };
const NOTHING: Loaded = { files: 0, raw: 0, gzip: 0 };

/** All scripts and style sheets that a page fetches, or brings within itself, until it stands as a person waits for it. `gzip`: each file packed by itself, at the best level. */
export const firstLoadOf = async (
  page: Page,
  { url, ready }: { url: string; ready: string },
): Promise<FirstLoad> => {
  const bodies: Promise<{ type: string; body: Buffer }>[] = [];
  let isReady = false;
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!isReady && (type === 'script' || type === 'stylesheet'))
      bodies.push(response.body().then((body) => ({ type, body })));
    if (!isReady && type === 'document') {
      const parts = response.text().then(inlineParts);
      for (const part of ['script', 'stylesheet'] as const)
        bodies.push(parts.then((found) => ({ type: part, body: Buffer.from(found[part]) })));
    }
  });
  await page.goto(url);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  isReady = true;
  const load = { script: NOTHING, stylesheet: NOTHING };
  for (const { type, body } of await Promise.all(bodies)) {
    if (body.length === 0) continue;
    const name = type as keyof FirstLoad;
    const { files, raw, gzip } = load[name];
    load[name] = {
      files: files + 1,
      raw: raw + body.length,
      gzip: gzip + gzipSync(body, { level: 9 }).length,
    };
  }
  return load;
};
