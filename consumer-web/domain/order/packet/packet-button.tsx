import '../page/order-info.css';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';

type Props = { children: ReactNode; isBusy: boolean; onPress: () => void };

/** Shares the red packet of an order. */
export const PacketButton = ({ children, isBusy, onPress }: Props) => (
  <button type="button" className="ord-share" disabled={isBusy} onClick={onPress}>
    <Icon name="packet" size={24} />
    <span>{children}</span>
    <Icon name="next" size={18} />
  </button>
);
