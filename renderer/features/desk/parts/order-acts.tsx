import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { READY_MINUTES, type DeskAct } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { useAct } from '../mutations.ts';
import classes from '../desk.module.css';

const STEP = 5;
/** What needs to be asked first. */
export type Asking = Exclude<DeskAct, 'ACCEPT' | 'READY' | 'UNREADY' | 'TAKE_OVER' | 'BRING_BACK'>;

const ASKED: readonly DeskAct[] = [
  'REFUSE',
  'SET_READY',
  'SEND_OUT',
  'DELIVERED',
  'NOT_MET',
  'UNDELIVERED',
  'OFFER_PICKUP',
] satisfies Asking[];
const isAsked = (act: DeskAct): act is Exclude<Asking, 'HAND_OVER'> => ASKED.includes(act);

/** What an act needs a dialog for: a refusal its reason, a guest's bag their code; null for a plain press. */
const askingOf = (act: DeskAct, { way }: DeskOrder): Asking | null => {
  if (act === 'HAND_OVER') return way === 'PICKUP' ? act : null;
  return isAsked(act) ? act : null;
};

/** A pre-order has its own time. */
const asksMinutes = ({ acts, slotAt }: DeskOrder): boolean =>
  acts.includes('ACCEPT') && slotAt === null;

/** Does an act at once, or asks first. */
export const press = (
  wish: DeskAct,
  { order, act, minutes, onAsk }: Pick<Props, 'order' | 'act' | 'minutes' | 'onAsk'>,
): void => {
  const asking = askingOf(wish, order);
  if (asking !== null) onAsk(asking);
  else if (wish === 'ACCEPT' && asksMinutes(order))
    act.mutate({ act: wish, readyInMinutes: minutes });
  else if (!isAsked(wish)) act.mutate({ act: wish });
};

type Props = {
  order: DeskOrder;
  act: ReturnType<typeof useAct>;
  /** In how many minutes it will be ready if it is accepted. */ minutes: number;
  onMinutes: (minutes: number) => void;
  onAsk: (act: Asking) => void;
  /** What else stands in the row of buttons. */ children?: ReactNode;
};

type MinutesProps = { number: string; minutes: number; onChange: (minutes: number) => void };

/** In how many minutes it will be ready: what the desk proposes, or five more or less. */
const Minutes = ({ number, minutes, onChange }: MinutesProps) => {
  const t = useT();
  const { least, most } = READY_MINUTES;
  return (
    <div className={classes['minutes']}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('desk.less', { number })}
        disabled={minutes <= least}
        onClick={() => onChange(minutes - STEP)}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{t('desk.time.option', { count: minutes })}</span>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('desk.more', { number })}
        disabled={minutes >= most}
        onClick={() => onChange(minutes + STEP)}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
};

/** What can be done with an order now; what comes next stands first and out. */
export const OrderActs = (props: Props) => {
  const t = useT();
  const { order, act, minutes, onMinutes: handleMinutes, children } = props;
  const { number, acts } = order;
  return (
    <>
      {asksMinutes(order) && <Minutes number={number} minutes={minutes} onChange={handleMinutes} />}
      <div className={classes['acts']}>
        {acts.map((wish, index) => (
          <Button
            key={wish}
            className={(index === 0 && classes['main']) || ''}
            size="md"
            px="xs"
            variant={index === 0 ? 'filled' : 'default'}
            loading={act.isPending && act.variables.act === wish}
            aria-label={t('desk.actOf', { act: t(`desk.act.${wish}`), number })}
            onClick={() => press(wish, props)}
            data-testid={`desk-${wish.toLowerCase()}`}
          >
            {t(`desk.act.${wish}`)}
          </Button>
        ))}
        {children}
      </div>
    </>
  );
};
