import { Badge, Button } from '@mantine/core';
import { IconDoorEnter, IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import classes from '../desk.module.css';
import { StoreSheet } from './store-sheet.tsx';
import { standingWords } from './store-words.ts';

type DoorProps = { store: DeskStoreRow; hasName: boolean };

/** How guests find a store; a press changes it, where one may. Beside others, what matters most stands behind its name, and the rest in its title. */
const Door = ({ store, hasName }: DoorProps) => {
  const t = useT();
  const now = useNow(10_000);
  const { role } = useSignedIn().operator;
  const [isOpen, setOpen] = useState(false);
  const [standing = '', ...more] = standingWords(store, now, t);
  const state = [standing, ...more].join(' · ');
  const text = hasName ? `${store.name} · ${state}` : state;
  if (role === 'auditor')
    return (
      <Badge tt="none" size="lg" variant="light" color={store.door === 'OPEN' ? 'azulejo' : 'gray'}>
        {text}
      </Badge>
    );
  return (
    <>
      <Button
        variant={store.pause === null ? 'default' : 'filled'}
        {...(store.pause !== null && { color: 'red.9' })}
        leftSection={
          store.pause === null ? (
            <IconDoorEnter size={20} aria-hidden />
          ) : (
            <IconPlayerPause size={20} aria-hidden />
          )
        }
        aria-label={t('desk.live.change', { state: text })}
        {...(hasName && { className: classes['door'] ?? '', title: text })}
        onClick={() => setOpen(true)}
        data-testid="desk-door"
      >
        {hasName ? (
          <>
            <span className={classes['doorName']}>{store.name}</span>
            <span className={classes['doorState']}>{` · ${standing}`}</span>
          </>
        ) : (
          state
        )}
      </Button>
      {isOpen && <StoreSheet store={store} onClose={() => setOpen(false)} />}
    </>
  );
};

/** How guests find the stores that are shown. */
export const StoreDoors = ({ stores }: { stores: readonly DeskStoreRow[] }) =>
  stores.map((store) => <Door key={store.storeId} store={store} hasName={stores.length > 1} />);
