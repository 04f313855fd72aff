import { pickupQrText, pickupSignedText, type PickupQr } from '#shared/order/desk/desk-scan.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';

/** The QR code with which a guest collects an order (decision DA14). */
export const pickupQrOf = (secret: string, orderId: string): string =>
  pickupQrText({ orderId, signature: shortSeal(secret, pickupSignedText(orderId)) });

/** Whether this installation made a QR code. */
export const isPickupQr = (secret: string, { orderId, signature }: PickupQr): boolean =>
  isSame(signature, shortSeal(secret, pickupSignedText(orderId)));
