import { Anchor, Text } from '@mantine/core';
import { IconArrowLeft, IconMoodEmpty } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DetailColumns, DetailHead, DetailPage } from '../../../ui/detail-parts.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useProduct } from '../queries.ts';
import { PromotionsCard } from '../promotions/promotions-card.tsx';
import { ProductChanges } from './product-changes.tsx';
import { PricesCard, SalesCard } from './product-money.tsx';
import { ProductBadges } from './product-state.tsx';
import { SlotsCard } from './product-slots.tsx';
import { ProductSwitches } from './product-switches.tsx';
import { AttentionCard, ContentsCard, RulesCard, StoresCard, TermsCard } from './product-terms.tsx';

const Whole = ({ product, onBack }: { product: MerchantProduct; onBack: () => void }) => {
  const t = useT();
  const isCashier = useSignedIn().operator.role === 'cashier';
  const orders = href(merchantRoutes.merchantOrder, { product: product.productId, from: 'all' });
  return (
    <DetailPage testId="product-detail">
      <DetailHead
        picture={pictureUrl(product.productImg)}
        title={product.productName}
        onBack={onBack}
        side={product.canSwitch ? <ProductSwitches product={product} /> : undefined}
        below={
          <>
            <ProductBadges product={product} />
            <Text component="span" size="sm" c="dimmed">
              {t(`console.products.category.${product.category}`)}
            </Text>
            {!isCashier && (
              <Anchor component={Link} to={orders} size="sm" underline="always">
                {t('console.product.orders')}
              </Anchor>
            )}
          </>
        }
      />
      <DetailColumns
        main={
          <>
            <SalesCard product={product} />
            <TermsCard product={product} />
            <SlotsCard product={product} />
            <PromotionsCard product={product} />
            <RulesCard product={product} />
          </>
        }
        side={
          <>
            <PricesCard product={product} />
            <AttentionCard product={product} />
            <StoresCard product={product} />
            <ContentsCard product={product} />
            <ProductChanges product={product} />
          </>
        }
      />
    </DetailPage>
  );
};

const NotFound = ({ onBack }: { onBack: () => void }) => {
  const t = useT();
  return (
    <PageState
      testId="product-not-found"
      icon={<IconMoodEmpty size={40} aria-hidden />}
      title={t('console.product.notFound')}
      text={t('console.product.notFoundText')}
      action={{
        label: t('console.list.back'),
        onClick: onBack,
        icon: <IconArrowLeft size={20} aria-hidden />,
      }}
    />
  );
};

/** One product whole: its terms, its stores, and as far as the role goes its sales and money. */
export const ProductDetail = ({
  productId,
  onBack,
}: {
  productId: ProductId;
  onBack: () => void;
}) => {
  const t = useT();
  const product = useProduct(productId);
  if (
    isApiError(product.error) &&
    (product.error.reason === 'PRODUCT_NOT_FOUND' || product.error.reason === 'BAD_REQUEST')
  )
    return <NotFound onBack={onBack} />;
  return (
    <QueryState query={product} failed={t('console.product.failed')} testId="product">
      {(data) => <Whole product={data} onBack={onBack} />}
    </QueryState>
  );
};
