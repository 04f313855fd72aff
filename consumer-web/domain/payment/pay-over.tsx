import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../../ui/link.tsx';

export type PayLink = { to: string; text: string };

type Props = {
  title: string;
  text: string;
  isUrgent?: boolean;
  repeatLink?: PayLink | undefined;
  orders?: PayLink;
};

/** Why something is not paid, or can no longer be paid, and where to go from here. */
export const PayOver = ({ title, text, isUrgent = false, repeatLink, orders }: Props) => (
  <StateView isUrgent={isUrgent} title={title} text={text}>
    {repeatLink !== undefined && (
      <Link replace className="button-link" to={repeatLink.to}>
        {repeatLink.text}
      </Link>
    )}
    {orders !== undefined && (
      <Link replace className="button-link button-link--quiet" to={orders.to}>
        {orders.text}
      </Link>
    )}
  </StateView>
);
