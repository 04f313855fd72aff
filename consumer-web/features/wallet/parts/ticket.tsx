import type { ReactNode } from 'react';
import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { faceOf, limitOf } from '../coupon-words.ts';
import { TicketDetails } from './ticket-details.tsx';

type Props = {
  coupon: OwnedCoupon;
  isFaded?: boolean;
  isChosen?: boolean;
  note: ReactNode;
  /** At the right end, and in the row below beside its rules. */
  end?: ReactNode;
  action?: ReactNode;
};

/** A coupon as a ticket: what it takes off on the stub, what it is beside it, its rules below. */
export const Ticket = ({ coupon, isFaded = false, isChosen = false, note, end, action }: Props) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const { face, about } = faceOf(coupon, t, language);
  return (
    <article
      aria-label={coupon.couponName}
      className={`slip slip--${coupon.couponType}${isFaded ? ' slip--faded' : ''}${isChosen ? ' slip--chosen' : ''}`}
      data-testid={`coupon-${coupon.id}`}
    >
      <div className="slip__row">
        <div className="slip__stub">
          <p className={`slip__face num${face.length > 4 ? ' slip__face--long' : ''}`}>{face}</p>
          {about !== null && <p className="slip__about">{about}</p>}
          <p className="slip__limit num">{limitOf(coupon, t)}</p>
        </div>
        <div className="slip__body">
          <p className="slip__name">{coupon.couponName}</p>
          {note}
        </div>
        {end !== undefined && <div className="slip__end">{end}</div>}
      </div>
      <div className="slip__foot">
        <TicketDetails coupon={coupon} />
        {action}
      </div>
    </article>
  );
};
