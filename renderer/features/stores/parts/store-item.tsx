import { Badge, Text } from '@mantine/core';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { sum } from '#shared/format/money.ts';
import { isOpenByHours } from '#shared/order/checkout/store-door.ts';
import { spansOfDay } from '#shared/order/checkout/store-hours.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { CardButton, CardLine } from '../../../ui/card-button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { hoursText, openingOf } from '../hours-words.ts';

/** Open or not at this moment, in words. */
export const OpenBadge = ({ store }: { store: StoreRow }) => {
  const t = useT();
  const isOpen = isOpenByHours(openingOf(store), useNow(30_000));
  if (store.hours.length === 0)
    return (
      <Badge variant="light" color="gray" tt="none" size="lg">
        {t('stores.hoursUnknown')}
      </Badge>
    );
  return (
    <Badge variant="light" color={isOpen ? 'teal' : 'gray'} tt="none" size="lg">
      {t(isOpen ? 'stores.openNow' : 'stores.closedNow')}
    </Badge>
  );
};

type Props = { store: StoreRow; isHere: boolean; isChosen: boolean; onChoose: () => void };

/** One store of the list, with what matters at a glance. */
export const StoreItem = ({ store, isHere, isChosen, onChoose }: Props) => {
  const t = useT();
  const today = dayOf(useNow(60_000));
  const { name, hours, today: figures } = store;
  return (
    <li>
      <CardButton
        aria-current={isChosen}
        onClick={onChoose}
        data-testid="store-item"
        data-store={store.storeId}
      >
        <CardLine>
          <Text component="span" fw={650}>
            {name}
          </Text>
          {isHere && (
            <Badge variant="light" tt="none" size="lg">
              {t('stores.here')}
            </Badge>
          )}
        </CardLine>
        <CardLine>
          <Text component="span" size="sm" c="dimmed">
            {hours.length === 0
              ? t('stores.hoursUnknown')
              : hoursText(spansOfDay(today, openingOf(store)), t)}
          </Text>
          {figures && (
            <Text component="span" size="sm">
              {t('day.uses', { count: figures.times })}
              {' · '}
              {sum(figures.amount)}
            </Text>
          )}
        </CardLine>
      </CardButton>
    </li>
  );
};
