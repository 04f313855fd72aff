import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/ui.css';
import '../domain/store/rail.css';
import '../domain/store/promo.css';
import '../domain/store/stores.css';
import '../features/takeout/home/home.css';
import { isReady, started } from './ask.ts';
import { confirmAnswers } from './first-answers.ts';
// all this is inlined in the page (`build/inline-start.ts`): the first calls are made before anything else is loaded, and the home's styles wait for nothing

/** Between two tries to load the app when the connection fails at the very start. */
const AGAIN_MS = 2000;

/** Runs as soon as it is parsed, possibly before the rest of the page has arrived. */
const isParsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((done) => {
      document.addEventListener('DOMContentLoaded', done, { once: true });
    });
};

/** Draws once the drawing code and the first screen's data are loaded. */
const begin = async (): Promise<void> => {
  try {
    const [{ draw }] = await Promise.all([import('./draw.tsx'), isReady(), isParsed()]);
    draw();
    confirmAnswers();
  } catch {
    setTimeout(() => void begin(), AGAIN_MS);
  }
};
void started.then(begin);
