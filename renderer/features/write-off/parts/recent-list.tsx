import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import { verdictLook } from '#shared/voucher/redeem-verdict.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Verdict } from '../machine/state.ts';
import { till } from '../this-till.ts';
import { textsOf } from '../verdict-words.ts';
import classes from './recent-list.module.css';
import { useUndoable } from './undo-buttons.tsx';
import { Pictogram } from './verdict-panel.tsx';

const what = ({ label, shown }: Verdict): string => [shown, label].filter(Boolean).join(' · ');

const RecentItem = ({ verdict }: { verdict: Verdict }) => {
  const t = useT();
  const look = verdictLook(verdict.kind);
  const title = t(textsOf(verdict).titleKey);
  const { items, until, byOther } = useUndoable(verdict);
  const isUndone =
    verdict.undone.length > 0 && verdict.undone.length === verdict.receipt?.items.length;
  const only = verdict.receipt?.items.length === 1 ? items[0] : undefined;
  return (
    <li className={classes['item']} data-kind={verdict.kind} data-testid="recent-item">
      <button
        type="button"
        className={classes['open']}
        onClick={() => till.send({ type: 'opened', key: verdict.key })}
      >
        <time className={classes['time']}>{dateTimeSecondsText(verdict.at).slice(11)}</time>
        <span className={classes['sign']} data-tone={look.tone}>
          <Pictogram look={look} size={22} />
        </span>
        <strong className={classes['title']}>
          {title}
          {isUndone ? ` · ${t('writeOff.verdict.undone')}` : ''}
        </strong>
        <span className={classes['what']}>{what(verdict)}</span>
      </button>
      {only && (
        <span className={classes['until']}>{t('writeOff.recent.until', { time: until })}</span>
      )}
      {byOther !== null && (
        <span className={classes['until']} data-testid="recent-by-other">
          {t('writeOff.recent.byOther', { time: byOther })}
        </span>
      )}
      {only && (
        <Button
          variant="subtle"
          size="sm"
          title={t('writeOff.verdict.undoUntil', { time: until })}
          leftSection={<IconArrowBackUp size={20} aria-hidden />}
          aria-label={t('writeOff.verdict.undoOf', { code: only.codeMask })}
          data-testid="recent-undo"
          onClick={() => till.send({ type: 'undo', verifyId: only.verifyId, label: what(verdict) })}
        >
          {t('writeOff.verdict.undo')}
        </Button>
      )}
    </li>
  );
};

/** The last results of this till, newest first, over a reload too; each can be looked at again, and taken back while its time lasts. */
export const RecentList = ({ verdicts }: { verdicts: readonly Verdict[] }) => {
  const t = useT();
  return (
    <section className={classes['panel']} aria-labelledby="recent-title">
      <h2 id="recent-title" className={classes['head']}>
        {t('writeOff.recent')}
      </h2>
      {verdicts.length === 0 ? (
        <p className={classes['none']}>{t('writeOff.recent.none')}</p>
      ) : (
        <ul className={classes['list']} data-testid="recent">
          {verdicts.map((verdict) => (
            <RecentItem key={verdict.key} verdict={verdict} />
          ))}
        </ul>
      )}
    </section>
  );
};
