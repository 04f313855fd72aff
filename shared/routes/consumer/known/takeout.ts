import { known } from './define.ts';

/** Takeout and its orders (spec 000 §2, spec 001 §2). Home, Store, CategoriesDetail, Search, Categories and goodsStore let visitors in (decision M1). */
export const knownTakeout = {
  Store: known('/store', 'try', { params: ['id', 'productId', 'classifyId'], hideTopbar: true }),
  storeExchange: known('/store/exchange', 'try'),
  productReviews: known('/store/productReviews', 'try', { keepTop: true }),
  boxPrice: known('/boxPrice', false),
  order: known('/order', true),
  voucher: known('/voucher', true),
  reduce: known('/reduce', true),
  redpack: known('/redpack', true),
  submitComment: known('/submitComment', true),
  finishComment: known('/finishComment', true),
  myComment: known('/myComment', true, { keepTop: true }),
  UserRedpack: known('/userRedpack', true, { keepTop: true }),
  userVoucher: known('/userVoucher', true, { keepTop: true }),
  userReduce: known('/userReduce', true, { keepTop: true }),
};
