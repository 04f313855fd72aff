// `npm run icons`: draws build/icon.svg with Chromium and writes what each platform needs:
// PNG (Linux and windows), ICO (Windows), ICNS (macOS); for the tray also with build/waits.svg on it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { needChromium } from './find-chromium.mjs';
import { icns, ico } from './icon-files.mjs';

const folder = import.meta.dirname;
/** What an installed web app is shown as. */
const WEB_SIZES = [192, 512];
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/** The tray's, from a screen of plain density to one of three times that. */
const TRAY_SIZES = [16, 24, 32, 48];
/** Where a drawing lies on another one. */
const WHOLE = 'inset:0;width:100%';
const CORNER = 'top:0;right:0;width:62%';

const layer = ({ source, place }) => {
  const drawing = readFileSync(join(folder, source)).toString('base64');
  return `<img src="data:image/svg+xml;base64,${drawing}" style="position:absolute;${place}">`;
};

/** One picture a size of drawings on top of each other, with a clear ground. */
const drawLayers = async (layers, sizes) => {
  const executablePath = await needChromium();
  if (executablePath === null) throw new Error('no Chromium was found: name one in CHROMIUM_PATH');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage();
  const pictures = new Map();
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0">${layers.map(layer).join('')}`, {
      waitUntil: 'load',
    });
    pictures.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return pictures;
};

const draw = (source, sizes) => drawLayers([{ source, place: WHOLE }], sizes);
const icoOf = (pictures, sizes) => ico(sizes.map((size) => ({ size, png: pictures.get(size) })));

const pictures = await draw('icon.svg', SIZES);
const waiting = await drawLayers(
  [
    { source: 'icon.svg', place: WHOLE },
    { source: 'waits.svg', place: CORNER },
  ],
  TRAY_SIZES,
);
const write = (name, bytes) => writeFileSync(join(folder, name), bytes);
write('icon.png', pictures.get(512));
write('icon-1024.png', pictures.get(1024));
write('icon.ico', icoOf(pictures, [16, 24, 32, 48, 64, 128, 256]));
write('tray.png', pictures.get(32));
write('tray-waits.png', waiting.get(32));
write('tray-waits.ico', icoOf(waiting, TRAY_SIZES));
write('waits.png', (await draw('waits.svg', [32])).get(32));
write(
  'icon.icns',
  icns([16, 32, 64, 128, 256, 512, 1024].map((size) => ({ size, png: pictures.get(size) }))),
);
for (const app of ['consumer-web', 'renderer'])
  for (const [size, png] of await draw(`../${app}/public/icon.svg`, WEB_SIZES))
    write(`../${app}/public/icon-${size}.png`, png);
