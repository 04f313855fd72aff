import { mkdirSync, writeFileSync } from 'node:fs';
import { MARKET_SIGNS } from './market-signs.ts';
import { MARKET_PICTURES } from './pictures-market.ts';

/** Draws the pictures of the supermarkets into `server/demo/pictures/market`: `npx tsx build/town-pictures/draw-market.ts`. */
const MAX_BYTES = 4.5 * 1024;
const folder = process.argv[2] ?? 'server/demo/pictures/market';

mkdirSync(folder, { recursive: true });
const all = { ...MARKET_PICTURES, ...MARKET_SIGNS };
for (const [name, drawing] of Object.entries(all)) {
  const bytes = Buffer.byteLength(drawing);
  if (bytes > MAX_BYTES)
    process.stderr.write(`${name}.svg is ${bytes} bytes, more than ${MAX_BYTES}\n`);
  writeFileSync(`${folder}/${name}.svg`, drawing);
}
process.stdout.write(`${Object.keys(all).length} pictures drawn\n`);
