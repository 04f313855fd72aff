import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/ui.css';

/** Between two tries to load the app when the line is bad at the very start. */
const AGAIN_MS = 2000;

/** What asks the server, what draws, and the home's own part are fetched beside each other; the first may run before the others have come. */
const begin = async (): Promise<void> => {
  if (/^#?\/?(\?|$)/.test(location.hash)) import('../features/home/home.screen.tsx').catch(() => undefined);
  try {
    const [{ isReady }, { draw }] = await Promise.all([import('./ask.ts'), import('./draw.tsx')]);
    await isReady();
    draw();
  } catch {
    setTimeout(() => void begin(), AGAIN_MS);
  }
};
void begin();
