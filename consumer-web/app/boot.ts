import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/ui.css';

/** Between two tries to load the app when the line is bad at the very start. */
const AGAIN_MS = 2000;

/** This file runs as soon as it has come, which may be before the page's own last line has. */
const isParsed = async (): Promise<void> => {
  if (document.readyState === 'loading') await new Promise((done) => { document.addEventListener('DOMContentLoaded', done, { once: true }); });
};

/** What asks the server, what draws, and the home's own part are fetched beside each other; the first may run before the others have come. */
const begin = async (): Promise<void> => {
  if (/^#?\/?(\?|$)/.test(location.hash)) import('../features/home/home.screen.tsx').catch(() => undefined);
  try {
    const [{ isReady }, { draw }] = await Promise.all([import('./ask.ts'), import('./draw.tsx')]);
    await Promise.all([isReady(), isParsed()]);
    draw();
  } catch {
    setTimeout(() => void begin(), AGAIN_MS);
  }
};
void begin();
// its first text takes a browser long, which finds its fonts by it: now, while the line is at work, and not before all this was asked for
document.querySelector<HTMLElement>('.not-yet')?.style.setProperty('content-visibility', 'visible', 'important');
