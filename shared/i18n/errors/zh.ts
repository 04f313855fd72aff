import { errorSentences } from '../error-sentences.ts';

/** The sentence of each error; it is written in its row, in `shared/codes/errors`. */
export const texts = errorSentences('zh');
