import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { CommentList } from './comment-list.tsx';

/** Reviews of the store or the deal that the address names (spec 002 §2). */
export const CommentListScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const [storeId, productId] = [params.get('storeId') ?? '', params.get('productId') ?? ''];
  return (
    <Page title={t('title.groupComments')}>
      {productId !== '' ? (
        <CommentList key={productId} subject={{ productId }} />
      ) : storeId !== '' ? (
        <CommentList key={storeId} subject={{ storeId }} />
      ) : (
        <StateView title={t('groupComment.none')} text={t('groupComment.noneText')} />
      )}
    </Page>
  );
};
