import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import classes from '../stores.module.css';

/** Who works here. What they may do is changed where people are looked after. */
export const StaffCard = ({ staff }: Pick<StoreRow, 'staff'>) => {
  const t = useT();
  return (
    <DetailCard
      title={t('stores.staff')}
      testId="store-staff"
      note={
        <Button
          component={Link}
          to={href(merchantRoutes.merchantStaff)}
          variant="subtle"
          size="compact-md"
        >
          {t('stores.staff.manage')}
        </Button>
      }
    >
      {staff.length === 0 ? (
        <Text c="dimmed">{t('stores.staff.none')}</Text>
      ) : (
        <ul className={classes['people']}>
          {staff.map(({ operatorId, name, role }) => (
            <li key={operatorId}>
              <span>{name}</span>
              <Text component="span" c="dimmed">
                {t(`console.role.${role}`)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </DetailCard>
  );
};
