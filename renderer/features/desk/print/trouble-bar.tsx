import { Button } from '@mantine/core';
import { IconPrinterOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from '../desk.module.css';
import { paperText } from './print-alerts.tsx';
import { usePrints } from './use-print-queue.ts';

/** On every page but the desk, which shows each: what does not come out, in red, and the way to print it. */
export const TroubleBar = () => {
  const t = useT();
  const navigate = useNavigate();
  const troubles = usePrints().data?.troubles ?? [];
  const [first] = troubles;
  if (first === undefined) return null;
  const { problem, number, printer } = first;
  const text = t(`print.problem.${problem}`, { number, paper: paperText(first, t), printer });
  const more = troubles.length - 1;
  return (
    <div className={classes['trouble']} role="alert" data-testid="print-trouble-bar">
      <IconPrinterOff size={24} aria-hidden />
      <span>{more === 0 ? text : t('print.andMore', { text, count: more })}</span>
      <Button
        variant="white"
        color="red.9"
        size="md"
        onClick={() => void navigate(href(merchantRoutes.merchantDesk))}
      >
        {t('print.toDesk')}
      </Button>
    </div>
  );
};
