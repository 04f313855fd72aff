import { merchantDeskMenuCalls } from '#shared/contract/merchant/desk-menu.ts';
import { merchantMenuDraftCalls } from '#shared/contract/merchant/menu-drafts.ts';
import { merchantMenuCalls } from '#shared/contract/merchant/menu.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of menus, which are loaded with their page. */
export const api = bindCalls({
  ...merchantMenuCalls,
  ...merchantMenuDraftCalls,
  ...merchantDeskMenuCalls,
});
