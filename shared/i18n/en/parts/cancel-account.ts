import { consumerCancel } from '../consumer-cancel.ts';

/** What the screens for closing one's account say. */
export const texts = { ...consumerCancel };
