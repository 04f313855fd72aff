import { minutesToStart } from '#shared/group/reminder-due.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useT } from '../../lib/i18n.ts';
import { TopLine } from '../../ui/top-line.tsx';
import { markSeen, useDueStart } from './start-reminders.ts';

/** A start needs no more than this. */
const LOOK_MS = 10_000;

/** The line that announces a flash sale, on whatever page the member is (decision GA18). */
export const StartLine = () => {
  const t = useT();
  const now = useNow(LOOK_MS);
  const due = useDueStart(now);
  if (due === null) return null;
  const count = minutesToStart(due, now);
  return (
    <TopLine icon="bell" to={due.path} close={t('common.close')} onSeen={() => markSeen(due)}>
      {count > 0
        ? t('remind.soon', { name: due.name, count })
        : t('remind.isOn', { name: due.name })}
    </TopLine>
  );
};
