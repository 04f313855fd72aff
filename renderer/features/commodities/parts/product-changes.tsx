import { Text } from '@mantine/core';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import classes from './product-detail.module.css';

/** Who used the switches or set the slots, newest first. Not there for cashiers. */
export const ProductChanges = ({ product: { changes } }: { product: MerchantProduct }) => {
  const t = useT();
  const isCashier = useSignedIn().operator.role === 'cashier';
  if (isCashier) return null;
  return (
    <DetailCard title={t('console.product.changes')} testId="product-changes">
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('console.product.changesNone')}
        </Text>
      ) : (
        <ul className={classes['plain']}>
          {changes.map(({ at, field, value, slots, operatorName, deviceName, note }) => (
            <li key={`${at}-${field}`} data-testid="product-change">
              <Text fw={550}>
                {t(
                  field === 'slots'
                    ? 'console.product.slots'
                    : `console.product.switch.${field}.${value ? 'on' : 'off'}`,
                )}
              </Text>
              {slots && <Text size="sm">{t('console.product.slotsOf', slots)}</Text>}
              <Text size="sm" c="dimmed">
                {[dateTimeText(at), operatorName, deviceName].filter(Boolean).join(' · ')}
              </Text>
              {note && <Text size="sm">{note}</Text>}
            </li>
          ))}
        </ul>
      )}
    </DetailCard>
  );
};
