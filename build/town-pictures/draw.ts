import { mkdirSync, writeFileSync } from 'node:fs';
import { PICTURES } from './pictures.ts';

/** Draws every picture of the demonstration town into `server/demo/pictures`: `npx tsx build/town-pictures/draw.ts`. */
const MAX_BYTES = 6 * 1024;
const folder = process.argv[2] ?? 'server/demo/pictures';

mkdirSync(folder, { recursive: true });
for (const [name, drawing] of Object.entries(PICTURES)) {
  const bytes = Buffer.byteLength(drawing);
  if (bytes > MAX_BYTES)
    process.stderr.write(`${name}.svg is ${bytes} bytes, more than ${MAX_BYTES}\n`);
  writeFileSync(`${folder}/${name}.svg`, drawing);
}
process.stdout.write(`${Object.keys(PICTURES).length} pictures drawn\n`);
