import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../../../lib/i18n.ts';
import { announce } from '../../../../lib/notice.ts';
import { usePull } from '../../../../ui/use-pull.ts';

const WORDS = { pulling: 'home.pull', enough: 'home.release', busy: 'home.refreshing' } as const;

/** Pull to refresh: everything on screen is refetched. */
export const PullSign = () => {
  const t = useT();
  const queries = useQueryClient();
  const { distance, state } = usePull(async () => {
    await queries.refetchQueries({ type: 'active' });
    announce(t('home.refreshed'));
  });
  if (state === 'idle') return null;
  return (
    <div className="pull" style={{ height: distance }} role="status">
      <span className={`spinner${state === 'busy' ? '' : ' spinner--still'}`} />
      <span>{t(WORDS[state])}</span>
    </div>
  );
};
