import './cashier.css';
import type { ReactNode } from 'react';
import type { Cents } from '#shared/kernel/money.ts';
import { Icon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';
import type { PayLink } from './pay-over.tsx';
import { Link } from '../../ui/link.tsx';

type Props = {
  title: string;
  amount: Cents;
  text: string;
  /** When the goods arrive. */
  when?: ReactNode;
  next: PayLink;
  home: PayLink;
};

/** A payment that went through. */
export const PaidCard = ({ title, amount, text, when, next, home }: Props) => (
  <section className="card cashier cashier--paid" aria-labelledby="paid">
    <span className="cashier__check" aria-hidden="true">
      <Icon name="check" size={32} />
    </span>
    <h2 id="paid" className="state__title">
      {title}
    </h2>
    <p className="cashier__amount">
      <Price value={amount} size="l" />
    </p>
    <p className="cashier__for">{text}</p>
    {when !== undefined && (
      <p className="cashier__clock num">
        <Icon name="clock" size={16} />
        <span>{when}</span>
      </p>
    )}
    <div className="cashier__actions">
      <Link replace className="button-link" to={next.to}>
        {next.text}
      </Link>
      <Link replace className="button-link button-link--quiet" to={home.to}>
        {home.text}
      </Link>
    </div>
  </section>
);
