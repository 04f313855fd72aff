import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from '../desk.module.css';

type Line = DeskOrder['lines'][number];

const Entry = ({ line, hasAllergens }: { line: Line; hasAllergens: boolean }) => {
  const t = useT();
  const { name, sku, options, kept, quantity, allergens } = line;
  const details = [sku === name ? '' : sku, options].filter((part) => part !== '').join(' · ');
  return (
    <li className={classes['line']}>
      <span className={classes['quantity']}>{`${kept} ×`}</span>
      <span>
        {kept === 0 ? <s>{name}</s> : name}
        {details !== '' && <span className={classes['small']}>{` ${details}`}</span>}
        {kept < quantity && (
          <span className={classes['small']}>
            {` ${t('desk.refunded', { count: quantity - kept })}`}
          </span>
        )}
        {hasAllergens && allergens.length > 0 && (
          <div className={classes['small']}>
            {t('desk.allergens', { names: allergens.join(t('desk.comma')) })}
          </div>
        )}
      </span>
    </li>
  );
};

type Props = { order: DeskOrder; /** Whether allergens are shown too. */ hasAllergens: boolean };

/** What is in an order: dishes with what was chosen, gifts, and what goes into the bag with them. */
export const OrderLines = ({ order, hasAllergens }: Props) => {
  const t = useT();
  const { lines, gifts, kind, tableware, bags } = order;
  const besides = [
    ...(kind === 'takeout' && tableware > 0 ? [t('desk.tableware', { count: tableware })] : []),
    ...(kind === 'takeout' && tableware === 0 ? [t('desk.noTableware')] : []),
    ...(bags > 0 ? [t('desk.bags', { count: bags })] : []),
  ];
  return (
    <>
      <ul className={classes['lines']}>
        {lines.map((line) => (
          <Entry key={line.lineId} line={line} hasAllergens={hasAllergens} />
        ))}
        {gifts.map(({ name, quantity }) => (
          <li key={name} className={classes['line']}>
            <span className={classes['quantity']}>{`${quantity} ×`}</span>
            <span>
              {name}
              <span className={classes['small']}>{` ${t('desk.gift')}`}</span>
            </span>
          </li>
        ))}
      </ul>
      {besides.length > 0 && <p className={classes['meta']}>{besides.join(' · ')}</p>}
    </>
  );
};
