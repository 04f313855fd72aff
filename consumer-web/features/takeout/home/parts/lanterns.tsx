import { useQuery } from '@tanstack/react-query';
import { LanternGrid, LanternSkeletons } from '../../../../domain/store/lanterns.tsx';
import { lanternsQuery } from '../../../../domain/store/list-queries.ts';
import { useT } from '../../../../lib/i18n.ts';
import { PartFailed } from '../../../../domain/store/part-failed.tsx';

/** Category icons in two rows; their space is reserved from the start. */
export const Lanterns = () => {
  const t = useT();
  const { data, isPending } = useQuery(lanternsQuery(1));
  if (isPending) return <LanternSkeletons />;
  if (!data) return <PartFailed name={t('home.lanterns')} />;
  return data.result.length === 0 ? null : <LanternGrid lanterns={data.result} />;
};
