import { Button, NativeSelect } from '@mantine/core';
import {
  IconArrowLeft,
  IconHistory,
  IconMaximize,
  IconMinimize,
  IconToolsKitchen,
} from '@tabler/icons-react';
import { useFullscreenDocument } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { timeText } from '#shared/format/date.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { StationId } from '#shared/kernel/ids.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import type { Station } from './queries.ts';
import classes from './kitchen.module.css';

type Props = {
  stores: readonly DeskStoreRow[];
  store: DeskStoreRow;
  stations: readonly Station[];
  stationId: StationId | null;
  count: number;
  now: Instant;
  onStore: (storeId: string) => void;
  onStation: (stationId: string | null) => void;
  onRecall: () => void;
  onArrange: () => void;
};

/** Fills the whole display with the page, where the browser can. */
const WholeScreen = () => {
  const t = useT();
  const { fullscreen, toggle } = useFullscreenDocument();
  if (!document.fullscreenEnabled) return null;
  return (
    <Button
      variant="default"
      leftSection={
        fullscreen ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />
      }
      onClick={() => {
        void toggle();
      }}
    >
      {t(fullscreen ? 'kitchen.window' : 'kitchen.wholeScreen')}
    </Button>
  );
};

/** Where the display stands, how much there is to do, and the way to what was done. */
export const KitchenBar = ({
  stores,
  store,
  stations,
  stationId,
  count,
  now,
  onStore,
  onStation,
  onRecall,
  onArrange,
}: Props) => {
  const t = useT();
  const { operator, device } = useSignedIn();
  const { role } = operator;
  return (
    <header className={classes['bar']}>
      {!device.isKitchen && (
        <Button
          component={Link}
          to={merchantRoutes.merchantDesk.path}
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t('kitchen.toDesk')}
        </Button>
      )}
      <h1 className={classes['title']}>{t('kitchen.open', { count })}</h1>
      {stores.length > 1 && (
        <NativeSelect
          aria-label={t('desk.store')}
          data={stores.map(({ storeId, name }) => ({ value: storeId, label: name }))}
          value={store.storeId}
          onChange={(event) => onStore(event.currentTarget.value)}
        />
      )}
      {stations.length > 0 && (
        <NativeSelect
          aria-label={t('kitchen.station')}
          data={[
            { value: '', label: t('kitchen.allStations') },
            ...stations.map((each) => ({ value: each.stationId, label: each.name })),
          ]}
          value={stationId ?? ''}
          onChange={(event) => onStation(event.currentTarget.value || null)}
          data-testid="kitchen-station"
        />
      )}
      <div className={classes['grow']} />
      <time className={classes['clock']}>{timeText(now)}</time>
      {(role === 'owner' || role === 'manager') && (
        <Button
          variant="default"
          leftSection={<IconToolsKitchen size={20} aria-hidden />}
          onClick={onArrange}
          data-testid="kitchen-arrange"
        >
          {t('kitchen.stations')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconHistory size={20} aria-hidden />}
        onClick={onRecall}
        data-testid="kitchen-recall"
      >
        {t('kitchen.recall')}
      </Button>
      <WholeScreen />
    </header>
  );
};
