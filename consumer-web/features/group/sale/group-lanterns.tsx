import '../../../domain/store/rail.css';
import { useQuery } from '@tanstack/react-query';
import { LanternGrid, LanternSkeletons } from '../../../domain/store/lanterns.tsx';
import { stood, useNoteStands } from './front-memory.ts';
import { lanternsQuery } from './front-queries.ts';

/** The ways into group-buy as pictures; each leads where its jump rule says. Nothing while there is none, or they cannot be had. */
export const GroupLanterns = () => {
  const { data, isPending } = useQuery(lanternsQuery());
  const lanterns = data?.result ?? [];
  const has = lanterns.length > 0;
  useNoteStands('lanterns', data && has);
  if (isPending && stood('lanterns')) return <LanternSkeletons />;
  return has ? <LanternGrid lanterns={lanterns} /> : null;
};
