import { useQuery } from '@tanstack/react-query';
import { TAKEOUT_OFFERS, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import { useT } from '../../../lib/i18n.ts';
import { KINDS, type Wallet } from '../kinds.ts';
import { countsQuery } from '../queries.ts';
import { Link } from '../../../ui/link.tsx';

const COUNT = {
  redPacket: 'redpackCount',
  voucher: 'voucherCount',
  freeDelivery: 'reduceCount',
} as const;
const EXPIRING = {
  redPacket: 'redpackExpiring',
  voucher: 'voucherExpiring',
  freeDelivery: 'reduceExpiring',
} as const;

/** The three kinds of offers with how many of each may be used; they are pages of their own. */
export const KindTabs = ({ kind, wallet }: { kind: TakeoutOffer; wallet: Wallet }) => {
  const t = useT();
  const { data, isError } = useQuery(countsQuery(wallet.business));
  return (
    <nav className="kinds" aria-label={t('wallet.kinds')}>
      {TAKEOUT_OFFERS.map((one) => (
        <Link
          key={one}
          replace
          to={wallet.pathOf(one)}
          className={`kinds__kind kinds__kind--${one}`}
          data-testid={`kind-${one}`}
          {...(one === kind && { 'aria-current': 'page' as const })}
        >
          <span className="kinds__count num">
            {data ? data[COUNT[one]] : isError ? '–' : '\u00a0'}
          </span>
          <span>
            {t(KINDS[one].name)}
            <span className="unseen"> {t('wallet.toUse')}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
};

/** How many offers of the list's kind expire soon; nothing when none does. */
export const ExpiringNote = ({ kind, wallet }: { kind: TakeoutOffer; wallet: Wallet }) => {
  const t = useT();
  const { data } = useQuery(countsQuery(wallet.business));
  const count = data?.[EXPIRING[kind]] ?? 0;
  return count > 0 ? (
    <p className="expiring">
      <strong>{t('wallet.expiring', { count })}</strong>
      <span>{t('wallet.expiringHint')}</span>
    </p>
  ) : null;
};
