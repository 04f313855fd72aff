import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { redPacketStatus } from '#shared/codes/popup.ts';
import { dateText } from '#shared/format/date.ts';
import { couponTarget } from '#shared/jump/coupon-target.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { jumpContext, reachable, type Jump } from '../../../lib/navigation/use-jump.ts';
import { scopeOf, validityOf } from '../coupon-words.ts';
import { Ticket } from './ticket.tsx';

const isHeld = ({ used, usedAt }: OwnedCoupon): boolean => used && usedAt === null;

const Note = ({ coupon, now }: { coupon: OwnedCoupon; now: Instant }) => {
  const t = useT();
  const { text, isSoon } = validityOf(coupon, now, t);
  if (isHeld(coupon))
    return (
      <>
        <p className="slip__scope">{t('wallet.held')}</p>
        <p className="slip__dates">{t('wallet.heldText')}</p>
      </>
    );
  return (
    <>
      <p className="slip__scope">{scopeOf(coupon, t)}</p>
      <p className={`slip__dates num${isSoon ? ' slip__dates--soon' : ''}`}>
        {coupon.usedAt === null ? text : t('wallet.usedAt', { date: dateText(coupon.usedAt) })}
      </p>
    </>
  );
};

const { enabled, expired } = redPacketStatus.codes;

const stampOf = ({ usedAt, status }: OwnedCoupon, t: T): string | null => {
  if (usedAt !== null) return t('wallet.stampUsed');
  return status === expired ? t('wallet.stampExpired') : null;
};

/** One of the member's coupons; one that may be used leads to where. */
export const WalletTicket = ({
  coupon,
  now,
  jump,
}: {
  coupon: OwnedCoupon;
  now: Instant;
  jump: Jump['jump'];
}) => {
  const t = useT();
  const isUsable = coupon.status === enabled;
  const stamp = stampOf(coupon, t);
  const target = reachable(couponTarget(coupon, jumpContext()));
  // one whose stores have no screen here yet is kept, and leads nowhere
  const leads = target.kind !== 'none' || target.reason === 'versionTooLow';
  const handleUse = (): void => {
    if (target.kind === 'none')
      notify(target.reason === 'versionTooLow' ? t(target.toastKey) : t('jump.notAllowed'));
    jump(target);
  };
  return (
    <Ticket
      coupon={coupon}
      isFaded={!isUsable}
      note={<Note coupon={coupon} now={now} />}
      {...(isUsable &&
        leads && {
          action: (
            <button
              type="button"
              className="slip__use"
              aria-label={t('wallet.useOf', { name: coupon.couponName })}
              onClick={handleUse}
            >
              <span>{t('wallet.use')}</span>
            </button>
          ),
        })}
      {...(stamp !== null && {
        end: (
          <span className="slip__stamp" aria-hidden="true">
            {stamp}
          </span>
        ),
      })}
    />
  );
};
