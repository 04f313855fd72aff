import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { StateView } from '../../../ui/state-view.tsx';

type Props = { keyword?: string | undefined; isNarrowed: boolean; onClear: () => void };

/** An empty list: nothing fits the filters, nothing was found, or nothing is near (spec 001 §8). */
export const NothingNear = ({ keyword, isNarrowed, onClear }: Props) => {
  const t = useT();
  if (isNarrowed)
    return (
      <StateView title={t('deal.noMatch')} text={t('deal.noMatchText')}>
        <Button onPress={onClear}>{t('home.filterClear')}</Button>
      </StateView>
    );
  if (keyword !== undefined)
    return <StateView title={t('deal.noHit', { keyword })} text={t('deal.noHitText')} />;
  return <StateView title={t('store.noneHere')} text={t('deal.placeOther')} />;
};
