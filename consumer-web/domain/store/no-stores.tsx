import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';

/** A list without stores: none delivers to this place (spec 001 §8), or none fits the filters. */
export const NoStores = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) => {
  const t = useT();
  if (!isNarrowed) return <StateView title={t('store.noneHere')} text={t('home.emptyText')} />;
  return (
    <StateView title={t('home.noMatch')} text={t('home.noMatchText')}>
      <Button onPress={onClear}>{t('home.filterClear')}</Button>
    </StateView>
  );
};
