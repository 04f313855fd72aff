import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { client } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { laterWords } from './later-words.ts';

/** Marks a dish that can only be ordered for later. */
export const LaterTag = ({ saleHours }: { saleHours: MenuProductRow['saleHours'] }) => {
  const words = laterWords(saleHours, client.now(), useT());
  return words === null ? null : <span className="tag tag--warn num">{words}</span>;
};
