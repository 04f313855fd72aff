import '../../../../domain/story/story.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { dateText } from '#shared/format/date.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { StoryBlocks } from '../../../../domain/story/story-blocks.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Page } from '../../../../ui/page.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { Waiting } from '../../../../ui/waiting.tsx';
import { ToHome } from './parts/to-home.tsx';
import { articleQuery } from './queries.ts';

/** Why an article is not shown; null while it is loading, or could not be loaded. */
const whyNot = (id: string, error: unknown): 'missing' | 'withdrawn' | 'notYet' | null => {
  if (id === '') return 'missing';
  if (!isApiError(error)) return null;
  switch (error.reason) {
    case 'PAPER_WITHDRAWN':
      return 'withdrawn';
    case 'PAPER_NOT_YET':
      return 'notYet';
    case 'PAPER_NOT_FOUND':
    case 'BAD_REQUEST':
      return 'missing';
    default:
      return null;
  }
};

const Article = ({ id }: { id: string }) => {
  const t = useT();
  const query = useQuery({ ...articleQuery(id), enabled: id !== '' });
  const why = whyNot(id, query.error);
  if (why !== null) return <ToHome title={t(`article.${why}`)} text={t(`article.${why}Text`)} />;
  const { data } = query;
  if (!data) return <Waiting query={query} skeleton={<Skeletons heights={[60, 160, 240]} />} />;
  return (
    <article className="card">
      <h2 className="story__title">{data.title}</h2>
      <p className="story__date">
        <time dateTime={dayOf(data.publishedAt)}>{dateText(data.publishedAt)}</time>
      </p>
      {data.blocks.length === 0 ? (
        <StateView title={t('article.empty')} />
      ) : (
        <StoryBlocks blocks={data.blocks} />
      )}
    </article>
  );
};

/** An article of the supermarkets (decision P1). */
export const ArticleScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <Page title={t('title.marketArticle')} backPath={consumerRoutes.marketIndex.path}>
      <Article key={id} id={id} />
    </Page>
  );
};
