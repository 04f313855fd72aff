import { Button, Group, Text } from '@mantine/core';
import { IconCalendarCheck, IconHistory, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { sum } from '#shared/format/money.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { chooseStore, storeOf, useSignedIn } from '../../../lib/session.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import classes from '../stores.module.css';
import { DaysCard } from './days-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { StaffCard } from './staff-card.tsx';
import { OpenBadge } from './store-item.tsx';
import { SwitchesCard } from './switches-card.tsx';

const Head = ({ store }: { store: StoreRow }) => {
  const t = useT();
  const session = useSignedIn();
  const {
    storeId: here,
    operator: { role },
  } = session;
  const hasDayClose = store.kind === 'group' && storeOf(session)?.kind === 'group';
  return (
    <header className={classes['head']}>
      <div>
        <Group gap="sm">
          <h2 className={classes['title']} data-testid="store-title">
            {store.name}
          </h2>
          <OpenBadge store={store} />
        </Group>
        <Text c="dimmed" size="sm" mt={4}>
          <IconMapPin size={16} aria-hidden /> {store.address}
        </Text>
        {store.phone && (
          <Text c="dimmed" size="sm">
            <IconPhone size={16} aria-hidden /> {store.phone}
          </Text>
        )}
      </div>
      <Group gap={8}>
        {!(role === 'auditor' || store.storeId === here) && (
          <Button
            variant="default"
            onClick={() => void chooseStore(store.storeId)}
            data-testid="store-switch-to"
          >
            {t(store.kind === 'group' ? 'stores.switchTo' : 'stores.workAt')}
          </Button>
        )}
        <Button
          component={Link}
          to={href(merchantRoutes.merchantAudit, { store: store.storeId })}
          variant="default"
          leftSection={<IconHistory size={20} aria-hidden />}
          data-testid="store-audit"
        >
          {t('console.title.audit')}
        </Button>
        {hasDayClose && (
          <Button
            component={Link}
            to={href(
              merchantRoutes.merchantDayClose,
              store.storeId === here ? {} : { store: store.storeId },
            )}
            variant="light"
            leftSection={<IconCalendarCheck size={20} aria-hidden />}
            data-testid="store-day-close"
          >
            {t('stores.dayClose')}
          </Button>
        )}
      </Group>
    </header>
  );
};

const Today = ({ today }: { today: NonNullable<StoreRow['today']> }) => {
  const t = useT();
  return (
    <DetailCard title={t('stores.today')} testId="store-today">
      <dl className={classes['figures']}>
        <div>
          <dt>{t('stores.today.count')}</dt>
          <dd>{today.count}</dd>
        </div>
        <div>
          <dt>{t('stores.today.times')}</dt>
          <dd>{today.times}</dd>
        </div>
        <div>
          <dt>{t('stores.today.amount')}</dt>
          <dd>{sum(today.amount)}</dd>
        </div>
      </dl>
    </DetailCard>
  );
};

/** One store whole: where, when, who, today's figures, and how it works. */
export const StoreDetail = ({ store }: { store: StoreRow }) => {
  const { role } = useSignedIn().operator;
  const isDecider = role === 'owner' || role === 'manager';
  return (
    <article data-testid="store-detail">
      <Head store={store} />
      {store.today && <Today today={store.today} />}
      <div className={classes['columns']}>
        {store.kind === 'group' ? (
          <SwitchesCard store={store} canChange={isDecider} />
        ) : (
          <HoursCard store={store} canChange={isDecider} />
        )}
        <div className={classes['column']}>
          {store.kind === 'group' ? (
            <HoursCard store={store} canChange={isDecider} />
          ) : (
            <DaysCard store={store} canChange={isDecider} />
          )}
          {isDecider && <StaffCard staff={store.staff} />}
        </div>
      </div>
    </article>
  );
};
