import { Badge } from '@mantine/core';
import {
  IconBan,
  IconCheck,
  IconEyeOff,
  IconMoodEmpty,
  type TablerIcon,
} from '@tabler/icons-react';
import { grouped } from '#shared/format/grouped.ts';
import { useT } from '../../../lib/i18n.ts';

type Shown = { isShelf: boolean; isBlocked: boolean; stock: number };
type Word = 'ON' | 'OFF' | 'SOLD_OUT' | 'BLOCKED';

const LOOKS: Record<Word, { color: string; Icon: TablerIcon }> = {
  ON: { color: 'teal', Icon: IconCheck },
  OFF: { color: 'gray', Icon: IconEyeOff },
  SOLD_OUT: { color: 'tart', Icon: IconMoodEmpty },
  BLOCKED: { color: 'red', Icon: IconBan },
};

const wordsOf = ({ isShelf, isBlocked, stock }: Shown): Word[] => {
  const sale = stock === 0 ? 'SOLD_OUT' : 'ON';
  return [isShelf ? sale : 'OFF', ...(isBlocked ? (['BLOCKED'] as const) : [])];
};

/** Whether a product is sold, and whether its write-off is stopped. */
export const ProductBadges = ({ product }: { product: Shown }) => {
  const t = useT();
  return wordsOf(product).map((word) => {
    const { color, Icon } = LOOKS[word];
    return (
      <Badge
        key={word}
        variant="light"
        color={color}
        size="lg"
        tt="none"
        fw={550}
        miw="max-content"
        leftSection={<Icon size={16} aria-hidden />}
        data-testid="product-state"
      >
        {t(`console.products.state.${word}`)}
      </Badge>
    );
  });
};

/** Stock in words: -1 is no limit (decision G7). */
export const useStockText = (): ((stock: number) => string) => {
  const t = useT();
  return (stock) => (stock < 0 ? t('console.products.unlimited') : grouped(stock));
};
