import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Link } from '../../../../ui/link.tsx';
import { ListState } from '../../../../ui/list-state.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { storyQuery } from '../queries.ts';
import { StoryBlocks } from '../../../../domain/story/story-blocks.tsx';

/** As many blocks as the store's page shows before the link to the whole story. */
const BEGINNING = 3;

/** The beginning of a store's story. */
export const StoryTab = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const query = useQuery(storyQuery(storeId));
  const { title = '', blocks = [] } = query.data ?? {};
  return (
    <ListState
      query={query}
      isEmpty={blocks.length === 0}
      empty={<StateView title={t('groupStore.storyNone')} />}
      skeleton={<Skeletons heights={[90, 160, 240]} />}
    >
      <article className="gstore__panel card">
        <h2 className="story__title">{title}</h2>
        <StoryBlocks blocks={blocks.slice(0, BEGINNING)} />
        {blocks.length > BEGINNING && (
          <Link
            className="button-link gstore__all"
            to={href(consumerRoutes.groupStoreStory, { id: storeId })}
          >
            {t('groupStore.storyMore')}
          </Link>
        )}
      </article>
    </ListState>
  );
};
