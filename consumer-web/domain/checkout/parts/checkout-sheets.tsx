import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';
import type { useFilled } from '../use-filled.ts';
import { AlcoholSheet } from './alcohol-sheet.tsx';
import type { SheetName } from './details-card.tsx';
import { OutSheet } from './out-sheet.tsx';
import { RemarkSheet } from './remark-sheet.tsx';
import { RiskSheet } from './risk-sheet.tsx';
import { TablewareSheet } from './tableware-sheet.tsx';
import { TimeSheet } from './time-sheet.tsx';

type Props = {
  open: SheetName;
  checkout: Checkout;
  today: ReturnType<typeof useFilled>['today'];
  problem: Problem | null;
  onClose: () => void;
};

/** The sheet of the checkout that is open. */
export const CheckoutSheets = ({ open, checkout, today, problem, onClose }: Props) => {
  const refusal = problem !== null && problem.field === open ? problem.text : null;
  switch (open) {
    case 'time':
      return <TimeSheet checkout={checkout} onClose={onClose} />;
    case 'tableware':
      return <TablewareSheet checkout={checkout} onClose={onClose} />;
    case 'remark':
      return <RemarkSheet checkout={checkout} onClose={onClose} />;
    case 'out':
      return <OutSheet checkout={checkout} onClose={onClose} />;
    case 'alcohol':
      return <AlcoholSheet today={today} refusal={refusal} onClose={onClose} />;
    case 'risk':
      return <RiskSheet refusal={refusal} onClose={onClose} />;
  }
};
