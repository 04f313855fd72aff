import { route } from '../define.ts';

/** The console's screens: `/groupbooking/merchant/*`, with the short form as alias (spec 002 §2, decision D11). */
export const merchantRoutes = {
  merchantLogin: route('/groupbooking/merchant/login', { auth: false, title: 'console.title.login' }, { params: ['rp'], aliases: ['/merchant/login'] }),
  merchantStoreList: route('/groupbooking/merchant/storeList', { auth: true, title: 'console.title.stores' }, { params: ['rp'], aliases: ['/merchant/storeList'] }),
  merchantHome: route('/groupbooking/merchant', { auth: true, title: 'console.title.writeOff' }, { aliases: ['/merchant'] }),
  merchantWriteOff: route('/groupbooking/merchant/writeoff', { auth: true, title: 'console.title.writeOff' }, { aliases: ['/merchant/writeoff'] }),
  merchantRecord: route('/groupbooking/merchant/record', { auth: true, title: 'console.title.records' }, { aliases: ['/merchant/record'] }),
};
export type MerchantRouteName = keyof typeof merchantRoutes;
