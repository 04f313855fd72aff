import { consumerAccount } from '../consumer-account.ts';
import { consumerAddress } from '../consumer-address.ts';
import { location } from '../location.ts';
import { orderCheckout } from '../order-checkout.ts';
import { validate } from '../validate.ts';

/** What the addresses' screens say. */
export const texts = {
  ...consumerAddress,
  ...location,
  'login.region.853': consumerAccount['login.region.853'],
  'login.region.852': consumerAccount['login.region.852'],
  'login.region.86': consumerAccount['login.region.86'],
  'login.phone.empty': consumerAccount['login.phone.empty'],
  'login.phone.notDigits': consumerAccount['login.phone.notDigits'],
  'login.phone.length': consumerAccount['login.phone.length'],
  'login.phone.start': consumerAccount['login.phone.start'],
  'validate.address.name': validate['validate.address.name'],
  'validate.address.phone': validate['validate.address.phone'],
  'validate.address.mapAddress': validate['validate.address.mapAddress'],
  'validate.address.detail': validate['validate.address.detail'],
  'validate.address.duplicate': validate['validate.address.duplicate'],
  'checkout.notUpstairs': orderCheckout['checkout.notUpstairs'],
};
