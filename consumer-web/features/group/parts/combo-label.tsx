import '../row.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ExplosiveLabel } from '#shared/voucher/explosive-label.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';

type Props = { label: ExplosiveLabel | undefined };

/** On the picture of a deal, where it moves nothing when it comes: that combo coupons count on it. */
export const ComboRibbon = ({ label }: Props) => {
  const t = useT();
  if (label === undefined) return null;
  const words = t(label.key, label.params);
  return (
    <span className="deal__combo num" data-testid="combo-label">
      <span aria-hidden="true">
        {label.key === 'voucher.explosive.upTo' ? t('deal.combo', label.params) : words}
      </span>
      <span className="unseen">{words}</span>
    </span>
  );
};

/** On the page of a deal or a store: the same, and the way to the bundles. */
export const ComboRow = ({ label, storeId }: Props & { storeId: string }) => {
  const t = useT();
  if (label === undefined) return null;
  return (
    <Link
      className="gstore__row"
      to={href(consumerRoutes.memberBoom, { storeId })}
      data-testid="combo-label"
    >
      <Icon name="ticket" size={20} />
      <span className="gstore__row-text num">{t(label.key, label.params)}</span>
      <span className="gstore__row-more">{t('deal.comboMore')}</span>
      <Icon name="next" size={16} />
    </Link>
  );
};
