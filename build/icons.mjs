// `npm run icons`: draws build/icon.svg with Chromium and writes what each platform needs:
// PNG (Linux and windows), ICO (Windows), ICNS (macOS).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { needChromium } from './find-chromium.mjs';
import { icns, ico } from './icon-files.mjs';

const folder = import.meta.dirname;
/** What an installed web app is shown as. */
const WEB_SIZES = [192, 512];
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

/** One picture a size, with a clear ground. */
const draw = async (source, sizes) => {
  const executablePath = await needChromium();
  if (executablePath === null) throw new Error('no Chromium was found: name one in CHROMIUM_PATH');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage();
  const address = `data:image/svg+xml;base64,${readFileSync(join(folder, source)).toString('base64')}`;
  const pictures = new Map();
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0"><img src="${address}" width="${size}" height="${size}" style="display:block">`,
      { waitUntil: 'load' },
    );
    pictures.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return pictures;
};

const pictures = await draw('icon.svg', SIZES);
const write = (name, bytes) => writeFileSync(join(folder, name), bytes);
write('icon.png', pictures.get(512));
write('icon-1024.png', pictures.get(1024));
write(
  'icon.ico',
  ico([16, 24, 32, 48, 64, 128, 256].map((size) => ({ size, png: pictures.get(size) }))),
);
write(
  'icon.icns',
  icns([16, 32, 64, 128, 256, 512, 1024].map((size) => ({ size, png: pictures.get(size) }))),
);
for (const app of ['consumer-web', 'renderer'])
  for (const [size, png] of await draw(`../${app}/public/icon.svg`, WEB_SIZES))
    write(`../${app}/public/icon-${size}.png`, png);
