import { Box, Button, Group, Paper, Stack } from '@mantine/core';
import { IconHistory, IconPlus, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { StorePromotionRow } from '#shared/contract/merchant/promotion.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { StoreChoice } from '../../domain/desk-store/store-choice.tsx';
import { useDeskStore } from '../../domain/desk-store/use-desk-store.ts';
import { useT } from '../../lib/i18n.ts';
import { ChoiceRow } from '../../ui/list/choice-row.tsx';
import { PageState } from '../../ui/page-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { EndDialog } from './parts/end-dialog.tsx';
import { EditPromotion, NewPromotion } from './parts/promotion-dialog.tsx';
import { PromotionRow } from './parts/promotion-row.tsx';
import { usePromotions } from './queries.ts';

const TABS = ['OPEN', 'PAST'] as const;
type Tab = (typeof TABS)[number];

const isIn = ({ state }: StorePromotionRow, tab: Tab): boolean =>
  (state === 'OVER') === (tab === 'PAST');

type Place = ReturnType<typeof useDeskStore>;
type Opened = { way: 'edit' | 'end'; promotion: StorePromotionRow } | { way: 'new' };

type RowsProps = {
  rows: readonly StorePromotionRow[];
  tab: Tab;
  onOpen: (opened: Opened) => void;
};

const Rows = ({ rows, tab, onOpen }: RowsProps) => {
  const t = useT();
  if (rows.length === 0)
    return (
      <PageState
        testId="promotions-empty"
        icon={<IconReceipt size={40} aria-hidden />}
        title={t(tab === 'OPEN' ? 'storePromo.none' : 'storePromo.nonePast')}
        {...(tab === 'OPEN' && { text: t('storePromo.noneText') })}
      />
    );
  return (
    <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
      {rows.map((promotion) => (
        <PromotionRow
          key={promotion.promotionId}
          promotion={promotion}
          onEdit={() => onOpen({ way: 'edit', promotion })}
          onEnd={() => onOpen({ way: 'end', promotion })}
        />
      ))}
    </Stack>
  );
};

type DialogProps = { opened: Opened; storeId: StoreId; canPublish: boolean; onDone: () => void };

const OpenedDialog = ({ opened, ...place }: DialogProps) => {
  if (opened.way === 'new') return <NewPromotion {...place} />;
  return opened.way === 'edit' ? (
    <EditPromotion {...place} promotion={opened.promotion} />
  ) : (
    <EndDialog storeId={place.storeId} promotion={opened.promotion} onDone={place.onDone} />
  );
};

const PromotionsOf = ({ storeId, stores }: { storeId: StoreId; stores: Place['stores'] }) => {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((each) => each === query.get('state')) ?? 'OPEN';
  const set = (name: string, value: string): void =>
    setQuery(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const promotions = usePromotions(storeId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { canDraft = false, canPublish = false } = promotions.data ?? {};
  return (
    <>
      <Group gap="sm">
        <StoreChoice stores={stores} storeId={storeId} onChoose={(store) => set('store', store)} />
        <ChoiceRow
          label={t('storePromo.state')}
          choices={TABS.map((value) => ({ value, label: t(`storePromo.state.${value}`) }))}
          value={tab}
          onChange={(state) => set('state', state)}
          testId="promotions-state"
        />
        <Box flex={1} />
        <Button
          component={Link}
          to={href(merchantRoutes.merchantAudit, { store: storeId, thing: 'PROMOTION' })}
          variant="default"
          leftSection={<IconHistory size={20} aria-hidden />}
        >
          {t('storePromo.audit')}
        </Button>
        {canDraft && (
          <Button
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => setOpened({ way: 'new' })}
            data-testid="promotion-new"
          >
            {t('storePromo.new')}
          </Button>
        )}
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <Paper
        component="section"
        withBorder
        radius={12}
        flex={1}
        mih={0}
        style={{ overflow: 'auto' }}
        aria-label={t('storePromo.list')}
        tabIndex={0}
      >
        <QueryState query={promotions} failed={t('storePromo.failed')} testId="promotions">
          {({ result }) => (
            <Rows rows={result.filter((row) => isIn(row, tab))} tab={tab} onOpen={setOpened} />
          )}
        </QueryState>
      </Paper>
      {opened !== null && (
        <OpenedDialog
          opened={opened}
          storeId={storeId}
          canPublish={canPublish}
          onDone={() => setOpened(null)}
        />
      )}
    </>
  );
};

/** The promotions of a takeaway or a supermarket: what runs, what is to come, what was. */
export const PromotionsScreen = () => {
  const t = useT();
  const { stores, storeId } = useDeskStore();
  return (
    <Stack h="100%" gap={12} px={20} pt={16} pb={12} data-testid="promotions-screen">
      {storeId === null ? (
        <PageState
          testId="promotions-no-store"
          icon={<IconReceipt size={40} aria-hidden />}
          title={t('storePromo.noStore')}
        />
      ) : (
        <PromotionsOf key={storeId} storeId={storeId} stores={stores} />
      )}
    </Stack>
  );
};
