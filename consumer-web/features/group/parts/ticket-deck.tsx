import { useRef, useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { GroupOrder } from '../model.ts';
import { isUsable } from '../ticket-order.ts';
import { useQrCodes } from '../use-qr-codes.ts';
import { useAwakeWhileUsable, useSteadyOrder, useUseAnnouncement } from '../use-ticket-watch.ts';
import { Ticket } from './ticket.tsx';

type PagerProps = { index: number; count: number; onGo: (index: number) => void };

/** `1 of 3`, and the way to the neighbours without a swipe. */
const Pager = ({ index, count, onGo }: PagerProps) => {
  const t = useT();
  return (
    <nav className="deck__pager num" aria-label={t('voucher.tickets')}>
      <button
        type="button"
        className="icon-button"
        disabled={index === 0}
        aria-label={t('voucher.previous')}
        onClick={() => onGo(index - 1)}
      >
        <Icon name="back" />
      </button>
      <span aria-live="polite">{t('voucher.of', { index: index + 1, count })}</span>
      <button
        type="button"
        className="icon-button"
        disabled={index === count - 1}
        aria-label={t('voucher.next')}
        onClick={() => onGo(index + 1)}
      >
        <Icon name="next" />
      </button>
    </nav>
  );
};

/** The vouchers of an order as tickets, one a screen, to be swiped through. */
export const TicketDeck = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const now = useNow();
  const vouchers = useSteadyOrder(order.vouchers);
  const qr = useQrCodes(order.orderInfo.orderId, vouchers.some(isUsable), now);
  useUseAnnouncement(order.vouchers);
  useAwakeWhileUsable(order.vouchers);
  const handleGo = (next: number): void => {
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className="deck" aria-label={t('voucher.tickets')}>
      {vouchers.length > 1 && <Pager index={index} count={vouchers.length} onGo={handleGo} />}
      <ul
        ref={strip}
        className="deck__strip"
        aria-label={t('voucher.tickets')}
        tabIndex={vouchers.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {vouchers.map((voucher, place) => (
          <li className="deck__slide" key={voucher.voucherId} data-current={place === index}>
            <Ticket
              voucher={voucher}
              name={order.productList[0]?.productName ?? ''}
              codes={qr.codesOf(voucher.voucherId)}
              now={now}
              onRenew={() => qr.renew()}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
