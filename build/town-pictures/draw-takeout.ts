import { mkdirSync, writeFileSync } from 'node:fs';
import { TAKEOUT_PICTURES } from './pictures-takeout.ts';
import { TAKEOUT_SIGNS } from './takeout-signs.ts';

/** Draws the pictures of the takeout side into `server/demo/pictures/takeout`: `npx tsx build/town-pictures/draw-takeout.ts`. */
const MAX_BYTES = 4.5 * 1024;
const folder = process.argv[2] ?? 'server/demo/pictures/takeout';

mkdirSync(folder, { recursive: true });
const all = { ...TAKEOUT_PICTURES, ...TAKEOUT_SIGNS };
for (const [name, drawing] of Object.entries(all)) {
  const bytes = Buffer.byteLength(drawing);
  if (bytes > MAX_BYTES)
    process.stderr.write(`${name}.svg is ${bytes} bytes, more than ${MAX_BYTES}\n`);
  writeFileSync(`${folder}/${name}.svg`, drawing);
}
process.stdout.write(`${Object.keys(all).length} pictures drawn\n`);
