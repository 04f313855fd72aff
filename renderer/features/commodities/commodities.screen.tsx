import { SplitView } from '../../ui/list/split-view.tsx';
import { useReturnToRow } from '../../ui/list/use-return-to-row.ts';
import { ProductDetail } from './parts/product-detail.tsx';
import { ProductsList } from './parts/products-list.tsx';
import { useCommoditiesPage } from './use-commodities-page.ts';

/** Products, and one of them whole (decision B21). */
export const CommoditiesScreen = () => {
  const page = useCommoditiesPage();
  const { openedId, open: handleOpen, close: handleClose } = page;
  useReturnToRow(openedId);
  return (
    <SplitView
      list={<ProductsList page={page} onOpen={handleOpen} />}
      detail={
        openedId === null ? null : (
          <ProductDetail key={openedId} productId={openedId} onBack={handleClose} />
        )
      }
    />
  );
};
