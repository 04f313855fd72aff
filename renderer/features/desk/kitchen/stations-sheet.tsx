import { Button, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { STATIONS_MOST } from '#shared/contract/merchant/desk-kitchen.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useStations, type Station, type Stations } from './queries.ts';
import { StationForm } from './station-form.tsx';
import classes from './kitchen.module.css';

/** What is made at a station, by name. */
const useMadeAt = ({ menu }: Stations) => {
  const t = useT();
  return ({ classIds, productIds }: Station): string => {
    const names = menu.flatMap(({ classId, name, dishes }) => [
      ...(classIds.includes(classId) ? [name] : []),
      ...dishes.filter(({ productId }) => productIds.includes(productId)).map((dish) => dish.name),
    ]);
    return names.length === 0 ? t('kitchen.nothingHere') : names.join(t('desk.comma'));
  };
};

type ListProps = { known: Stations; onEdit: (station: Station | 'NEW') => void };

const StationList = ({ known, onEdit }: ListProps) => {
  const t = useT();
  const madeAt = useMadeAt(known);
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('kitchen.stationsHint')}</Text>
      {known.stations.length > 0 && (
        <ul className={classes['rows']}>
          {known.stations.map((station) => (
            <li
              key={station.stationId}
              className={classes['row']}
              data-testid="kitchen-station-row"
            >
              <div>
                <Text fw={700} size="lg">
                  {station.name}
                </Text>
                <Text c="dimmed">{madeAt(station)}</Text>
              </div>
              <Button
                variant="default"
                leftSection={<IconPencil size={20} aria-hidden />}
                aria-label={t('kitchen.editOf', { name: station.name })}
                onClick={() => onEdit(station)}
              >
                {t('kitchen.edit')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {known.stations.length < STATIONS_MOST && (
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => onEdit('NEW')}
          data-testid="kitchen-add"
        >
          {t('kitchen.add')}
        </Button>
      )}
    </Stack>
  );
};

/** The stations of a kitchen, and what is made at each. */
export const StationsSheet = ({ storeId, onClose }: { storeId: StoreId; onClose: () => void }) => {
  const t = useT();
  const stations = useStations(storeId);
  const [edited, setEdited] = useState<Station | 'NEW' | null>(null);
  return (
    <Dialog
      title={t('kitchen.stations')}
      onClose={onClose}
      size="lg"
      data-testid="kitchen-stations-sheet"
    >
      <QueryState query={stations} failed={t('kitchen.stationsFailed')} testId="kitchen-stations">
        {(known) =>
          edited === null ? (
            <StationList known={known} onEdit={setEdited} />
          ) : (
            <StationForm
              storeId={storeId}
              menu={known.menu}
              station={edited === 'NEW' ? null : edited}
              onDone={() => setEdited(null)}
            />
          )
        }
      </QueryState>
    </Dialog>
  );
};
