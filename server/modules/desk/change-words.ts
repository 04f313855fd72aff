import { timeText } from '#shared/format/date.ts';
import { translator, type Language } from '#shared/i18n/translate.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { OrderChange, TakeoutOrder } from '#server/modules/order/index.ts';

/** Names are cut so that a sentence stays one that may be sent. */
const NAME_MOST = 40;
const cut = (name: string): string =>
  name.length > NAME_MOST ? `${name.slice(0, NAME_MOST - 1)}…` : name;

type Told = { change: OrderChange; isAsked: boolean };

const sentence = (
  { lines: bought, snapshot }: TakeoutOrder,
  { change, isAsked }: Told,
  { language, pick }: { language: Language; pick: (text: Bilingual) => string },
): string => {
  const t = translator(language);
  const [first] = change.lines;
  const line = bought.find(({ uuid }) => uuid === first?.lineId);
  if (first === undefined || line === undefined) return '';
  const dish = cut(pick(line.name));
  const { substitute, keep } = first;
  const what =
    substitute !== null
      ? t('server.change.other', { dish, other: cut(pick(substitute.name)) })
      : keep > 0
        ? t('server.change.less', { dish, keep })
        : t('server.change.out', { dish });
  return t(isAsked ? 'server.change.asked' : 'server.change.done', {
    store: cut(pick(snapshot.store.name)),
    time: timeText(change.answerBefore),
    what:
      change.lines.length > 1
        ? t('server.change.more', { what, count: change.lines.length - 1 })
        : what,
  });
};

/** What a guest reads of a change that their store offered, or made as they wished at checkout. */
export const changeWords = (order: TakeoutOrder, told: Told): Bilingual => ({
  zh: sentence(order, told, { language: 'zh-Hant', pick: ({ zh }) => zh }),
  en: sentence(order, told, { language: 'en', pick: ({ en }) => en }),
});
