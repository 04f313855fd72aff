import { useQuery } from '@tanstack/react-query';
import { AddToCalendar } from '../../../../domain/reminders/add-to-calendar.tsx';
import { RemindToggle } from '../../../../domain/reminders/remind-toggle.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../../lib/session/use-sign-in.ts';
import { flashKey, type FlashInterval } from '../flash.ts';
import { flashRemindersQuery, startOfInterval, useFlashRemind } from '../flash-reminders.ts';

/** Reminds of an interval that is still to come (decision P10). A visitor signs in first. */
export const FlashRemind = ({ interval }: { interval: FlashInterval }) => {
  const t = useT();
  const isMember = useSession((state) => state.token !== null);
  const requireSignIn = useRequireSignIn();
  const { data } = useQuery({ ...flashRemindersQuery(), enabled: isMember });
  const remind = useFlashRemind(interval);
  const isSet = isMember && (data?.has(flashKey(interval)) ?? false);
  const isOn = remind.isPending ? remind.variables : isSet;
  const start = startOfInterval(interval);
  const handleToggle = (): void => {
    if (requireSignIn()) remind.mutate(!isOn);
  };
  return (
    <div className="mkf-flash__remind">
      <RemindToggle
        name={start.name}
        words={t(isOn ? 'remind.isSet' : 'remind.set')}
        isOn={isOn}
        isBusy={remind.isPending}
        onToggle={handleToggle}
      />
      <AddToCalendar title={t('title.marketSeckill')} start={start} />
    </div>
  );
};
