import './start-line.css';
import { minutesToStart } from '#shared/group/reminder-due.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useT } from '../../lib/i18n.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
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
  const handleSeen = (): void => {
    markSeen(due);
  };
  return (
    <div className="start-line" role="status">
      <Glyph name="bell" size={18} />
      <Link className="start-line__text" to={due.path} onClick={handleSeen}>
        {count > 0
          ? t('remind.soon', { name: due.name, count })
          : t('remind.isOn', { name: due.name })}
      </Link>
      <button
        type="button"
        className="icon-button start-line__close"
        aria-label={t('common.close')}
        onClick={handleSeen}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
};
