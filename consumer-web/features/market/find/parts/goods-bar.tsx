import { GOODS_SORTS } from '../../../../domain/market/goods-sorts.ts';
import { useT } from '../../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../../ui/choice-buttons.tsx';

type Props = { sort: number; onChange: (sort: number) => void };

/** The order of goods; it stays in sight. */
export const GoodsBar = ({ sort, onChange }: Props) => {
  const t = useT();
  const byName = new Map(GOODS_SORTS.map(({ code, name }) => [name, code]));
  return (
    <div className="list-bar">
      <ChoiceButtons
        label={t('market.sort')}
        names={[...byName.keys()]}
        chosen={GOODS_SORTS.find(({ code }) => code === sort)?.name ?? 'match'}
        textOf={(name) => t(`market.sort.${name}`)}
        onChoose={(name) => onChange(byName.get(name)!)}
        className="list-bar__row"
        buttonClassName="pill"
      />
    </div>
  );
};
