import { useEffect } from 'react';
import { linkedVoucher, takeLinkedVoucher } from '../../domain/scanned/linked-voucher.ts';
import { isManned, takeScan } from './this-till.ts';

/** Looks up what a `senado://` link named, as if it were typed: it gets its card and redeems nothing. Not while the till is locked, which `takeScan` checks. */
export const useLinkedVoucher = (show: () => void): void => {
  useEffect(() => {
    const look = (): void => {
      if (!isManned()) return;
      const text = takeLinkedVoucher();
      if (text !== null && takeScan('MANUAL', text)) show();
    };
    look();
    return linkedVoucher.subscribe(look);
  }, [show]);
};
