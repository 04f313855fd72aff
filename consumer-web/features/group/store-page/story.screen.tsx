import './store-page.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { StoreMissing } from './parts/store-missing.tsx';
import { StoryBlocks } from '../../../domain/story/story-blocks.tsx';
import { storyQuery } from './queries.ts';

/** The whole story of a store of deals. */
export const StoryScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useQuery({ ...storyQuery(id), enabled: id !== '' });
  return (
    <Page title={t('title.groupStoreStory')}>
      {!query.data && (
        <StoreMissing id={id} query={query} skeleton={<Skeletons heights={[90, 160, 240]} />} />
      )}
      {query.data?.blocks.length === 0 && <StateView title={t('groupStore.storyNone')} />}
      {query.data !== undefined && query.data.blocks.length > 0 && (
        <article className="card">
          <h2 className="story__title">{query.data.title}</h2>
          <StoryBlocks blocks={query.data.blocks} />
        </article>
      )}
    </Page>
  );
};
