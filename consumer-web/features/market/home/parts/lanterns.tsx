import { useQuery } from '@tanstack/react-query';
import { LanternSkeletons, LanternGrid } from '../../../../domain/store/lanterns.tsx';
import { PartFailed } from '../../../../domain/store/part-failed.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { lanternsQuery } from '../queries.ts';

/** The category icons of the home. */
export const Lanterns = () => {
  const t = useT();
  const { data, isPending } = useQuery(lanternsQuery());
  if (isPending) return <LanternSkeletons />;
  if (!data) return <PartFailed name={t('home.lanterns')} />;
  return data.lanternSwitch ? <LanternGrid lanterns={data.lanternDetails} /> : null;
};
