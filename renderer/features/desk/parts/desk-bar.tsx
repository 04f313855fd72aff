import { ActionIcon, Button } from '@mantine/core';
import { IconHistory, IconLayoutColumns, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { STORE_KINDS, type StoreKind } from '#shared/codes/store-kind.ts';
import { merchantDeskCalls } from '#shared/contract/merchant/desk.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useSettings } from '../../../lib/settings.ts';
import { ChoiceFilter } from '../../../ui/list/choice-filter.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { KitchenLink } from '../kitchen/kitchen-link.tsx';
import { OutButton } from '../live/out-button.tsx';
import { StoreDoors } from '../live/store-doors.tsx';
import { useRun } from '../mutations.ts';
import { MorningButton } from '../print/morning-button.tsx';
import { ScanButton } from '../scan/scan-button.tsx';
import { iconLook } from '../../../ui/icon-look.ts';
import classes from '../desk.module.css';

/** `words`: what somebody looks for; empty, nothing. */
export type Shown = {
  store: StoreId | null;
  kind: StoreKind | null;
  isDone: boolean;
  words: string;
};
/** Longer than the name of a dish. */
const WORDS_MOST = 60;

type Props = {
  stores: readonly DeskStoreRow[];
  shown: Shown;
  onChange: (change: Partial<Shown>) => void;
};

/** A ring to hear, so that nobody learns with the first order that this till is mute. */
const Sound = () => {
  const t = useT();
  const isHeard = useSettings((settings) => settings.soundOn);
  return (
    <ActionIcon {...iconLook(t('desk.soundTest'))} onClick={() => playSound('newOrder')}>
      {isHeard ? <IconVolume size={22} aria-hidden /> : <IconVolumeOff size={22} aria-hidden />}
    </ActionIcon>
  );
};

/** A store that the demonstration runs, with the way to take it over; and back. */
const Runner = ({ store }: { store: DeskStoreRow }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const run = useRun();
  const mayRun = merchantDeskCalls.merchantDeskRun.roles?.includes(role) ?? true;
  if (store.runBy === 'STAFF' || !mayRun) return null;
  return (
    <Button
      loading={run.isPending}
      onClick={() => run.mutate({ storeId: store.storeId, runBy: 'STAFF' })}
      data-testid="desk-run"
    >
      {t('desk.run')}
    </Button>
  );
};

/** Which stores are shown, how guests find them, and whether this till rings. */
export const DeskBar = ({ stores, shown, onChange }: Props) => {
  const t = useT();
  const kinds = STORE_KINDS.filter((kind) => stores.some((store) => store.kind === kind));
  const near = stores.filter(({ storeId }) => shown.store === null || storeId === shown.store);
  return (
    <div className={classes['bar']} data-testid="desk-bar">
      {stores.length > 1 && (
        <ChoiceFilter
          label={t('desk.store')}
          allLabel={t('desk.allStores')}
          choices={stores.map(({ storeId, name }) => ({ id: storeId, name }))}
          value={shown.store}
          onChange={(store) => onChange({ store })}
          w={190}
        />
      )}
      {kinds.length > 1 && (
        <ChoiceFilter
          label={t('desk.kind.all')}
          allLabel={t('desk.kind.all')}
          choices={kinds.map((kind) => ({ id: kind, name: t(`desk.kind.${kind}`) }))}
          value={shown.kind}
          onChange={(kind) => onChange({ kind })}
          w={140}
        />
      )}
      <StoreDoors stores={near} />
      {near.length === 1 && <Runner store={near[0]!} />}
      {near.length === 1 && <OutButton store={near[0]!} />}
      <div className={classes['find']}>
        <SearchField
          label={t('desk.search')}
          hint={t('desk.searchHint')}
          most={WORDS_MOST}
          keyword={shown.words}
          onChange={(words) => onChange({ words })}
          wide
        />
        <ScanButton />
        {kinds.includes('takeout') && <KitchenLink storeId={shown.store} />}
        {near.length === 1 && <MorningButton store={near[0]!} />}
        <Sound />
        <Button
          variant="default"
          leftSection={
            shown.isDone ? (
              <IconLayoutColumns size={20} aria-hidden />
            ) : (
              <IconHistory size={20} aria-hidden />
            )
          }
          onClick={() => onChange({ isDone: !shown.isDone })}
          data-testid="desk-done"
        >
          {t(shown.isDone ? 'desk.hideDone' : 'desk.showDone')}
        </Button>
      </div>
    </div>
  );
};
