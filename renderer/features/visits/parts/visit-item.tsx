import { Badge, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { merchantVisitCalls, type MerchantVisitRow } from '#shared/contract/merchant/visit.ts';
import { timeText } from '#shared/format/date.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import inbox from '../../../ui/list/inbox.module.css';
import classes from '../visits.module.css';

type Props = {
  visit: MerchantVisitRow;
  /** Only the guests of today arrive. */
  isToday: boolean;
  isBusy: boolean;
  onArrive: (isArrived: boolean) => void;
};

const Arrival = ({ visit: { arrivedAt, buyerMask }, isBusy, onArrive }: Props) => {
  const t = useT();
  return arrivedAt === null ? (
    <Button
      leftSection={<IconCheck size={18} aria-hidden />}
      aria-label={t('visits.arriveOf', { phone: buyerMask })}
      loading={isBusy}
      onClick={() => onArrive(true)}
      data-testid="visit-arrive"
    >
      {t('visits.arrive')}
    </Button>
  ) : (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      aria-label={t('visits.undoOf', { phone: buyerMask })}
      loading={isBusy}
      onClick={() => onArrive(false)}
      data-testid="visit-undo"
    >
      {t('visits.undo')}
    </Button>
  );
};

/** One visit: when, how many, who and what for, and whether they have come. */
export const VisitItem = (props: Props) => {
  const { visit, isToday } = props;
  const t = useT();
  const { operator, stores } = useSignedIn();
  const mayArrive = merchantVisitCalls.merchantVisitArrive.roles?.includes(operator.role) ?? true;
  const { at, partySize, storeId, productName, buyerMask, usable, used, arrivedAt } = visit;
  const { tableNote } = visit;
  const store = stores.find(({ id }) => id === storeId)?.name;
  return (
    <li className={inbox['item']} data-testid="visit" data-arrived={arrivedAt !== null}>
      <span className={`${classes['time']} ${arrivedAt === null ? '' : classes['arrived']}`}>
        {timeText(at)}
      </span>
      <div className={inbox['text']}>
        <Group gap="xs">
          <Text fw={650}>{t('visits.party', { count: partySize })}</Text>
          {store !== undefined && (
            <Badge tt="none" variant="light" color="gray">
              {store}
            </Badge>
          )}
          {arrivedAt !== null && (
            <Badge tt="none" variant="light" color="teal">
              {t('visits.arrivedAt', { time: timeText(arrivedAt) })}
            </Badge>
          )}
        </Group>
        <Text>{productName}</Text>
        {tableNote !== '' && (
          <Text size="sm" data-testid="visit-note">
            {t('visits.note')}
            <span lang="">{tableNote}</span>
          </Text>
        )}
        <Text c="dimmed" size="sm">
          {[
            t('visits.guest', { phone: buyerMask }),
            ...(usable > 0 ? [t('visits.usable', { count: usable })] : []),
            ...(used > 0 ? [t('visits.used', { count: used })] : []),
          ].join(' · ')}
        </Text>
      </div>
      <div className={inbox['acts']}>
        {isToday && mayArrive && <Arrival {...props} />}
        <Button
          component={Link}
          to={href(merchantRoutes.merchantOrderDetails, { orderId: visit.orderId })}
          variant="default"
        >
          {t('visits.order')}
        </Button>
      </div>
    </li>
  );
};
