import { Badge, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import type { Session } from '../../../lib/session.ts';
import classes from './store-card.module.css';

type Props = {
  store: Session['stores'][number];
  isFirst: boolean;
  mark: 'current' | 'last' | null;
  onChoose: () => void;
};

/** One store to choose; the likely one has the focus, so that Enter is enough. */
export const StoreCard = ({ store, isFirst, mark, onChoose }: Props) => {
  const t = useT();
  return (
    <li className={classes['item']}>
      <button
        type="button"
        data-store={store.id}
        className={classes['card']}
        autoFocus={isFirst}
        onClick={onChoose}
      >
        <IconBuildingStore size={30} aria-hidden className={classes['icon']} />
        <span className={classes['words']}>
          <Text component="span" fw={600} size="lg">
            {store.name}
          </Text>
          <Text component="span" c="dimmed" size="sm">
            {store.address}
          </Text>
        </span>
        {mark && (
          <Badge variant="light" tt="none" size="lg">
            {t(`console.stores.${mark}`)}
          </Badge>
        )}
      </button>
    </li>
  );
};
