import { useT } from '../../../lib/i18n.ts';
import { StateView } from '../../../ui/state-view.tsx';

/** An empty list, and what to do about it. */
export const NoDeals = ({ keyword }: { keyword: string }) => {
  const t = useT();
  return keyword === '' ? (
    <StateView title={t('deal.empty')} text={t('deal.emptyText')} />
  ) : (
    <StateView title={t('deal.noHit', { keyword })} text={t('deal.noHitText')} />
  );
};
