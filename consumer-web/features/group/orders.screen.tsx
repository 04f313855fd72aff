import './orders.css';
import { useSearchParams } from 'react-router-dom';
import { GROUP_ORDER_TABS, type GroupOrderTab } from '#shared/codes/group-order.ts';
import { useT } from '../../lib/i18n.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { MemberFooter } from './parts/member-footer.tsx';
import { OrderList } from './parts/order-list.tsx';
import { tabNamed } from './order-tabs.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';

/** All group-buy orders of the member (decision D3). */
export const OrdersScreen = () => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabNamed(params.get('tab'));
  const handleChoose = (name: GroupOrderTab): void => {
    setParams(name === 'all' ? {} : { tab: name }, { replace: true, preventScrollReset: true });
  };
  return (
    <Page title={t('title.orders')} isBare end={<LanguageSwitch />}>
      <ChoiceButtons
        label={t('order.tabs')}
        names={GROUP_ORDER_TABS}
        chosen={tab}
        textOf={(name) => t(`order.tab.${name}`)}
        onChoose={handleChoose}
        className="deal-chips order-tabs"
        buttonClassName="chip"
      />
      <OrderList tab={tab} />
      <MemberFooter />
    </Page>
  );
};
