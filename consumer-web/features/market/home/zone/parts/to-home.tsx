import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../../../lib/i18n.ts';
import { Link } from '../../../../../ui/link.tsx';
import { StateView } from '../../../../../ui/state-view.tsx';

/** Why there is nothing to see, and the way to the supermarkets. */
export const ToHome = ({ title, text }: { title: string; text: string }) => {
  const t = useT();
  return (
    <StateView title={title} text={text}>
      <Link className="button-link" to={consumerRoutes.marketIndex.path}>
        {t('zone.toHome')}
      </Link>
    </StateView>
  );
};
