import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import { readDeskScan } from '#shared/order/desk/desk-scan.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { completeOrder, handToRider, type TakeoutOrder } from '#server/modules/order/index.ts';
import { approveByPin } from '#server/modules/staff/index.ts';
import { actOf } from './act.ts';
import { orderScanned } from './scan.ts';
import { orderAtDesk } from './scope.ts';
import { asGuess } from './tries.ts';

type Asked = RequestOf<Contract['merchantDeskHandOver']>;

/** Whether what was shown lets an order go. `approvedBy`: who let it go without a code. */
type Proof =
  | { isRight: true; approvedBy?: string }
  | { isRight: false; reason: ErrorName; data?: Record<string, unknown> };

const RIGHT: Proof = { isRight: true };

/** What was shown against the order that is in hand: its own, another's, or nothing that is known. */
const compared = async (
  context: MerchantContext,
  order: TakeoutOrder,
  input: string,
): Promise<Proof> => {
  const read = readDeskScan(input);
  const shown = await orderScanned(context, order.storeId, read);
  if (shown === null) return { isRight: false, reason: 'CODE_WRONG' };
  if (shown.storeId !== order.storeId)
    return {
      isRight: false,
      reason: 'OTHER_STORE',
      data: { store: context.pick(shown.snapshot.store.name) },
    };
  if (shown.id !== order.id)
    return { isRight: false, reason: 'WRONG_ORDER', data: { number: shown.deskNumber } };
  const isSecret = read.kind === 'qr' || read.kind === 'code';
  return isSecret || deskWay(order) !== 'PICKUP' ? RIGHT : { isRight: false, reason: 'PIN_ASKED' };
};

/** A guest's code or QR code, or else a manager's PIN (decision DA14); a rider's bag needs neither, but the wrong one is refused. */
const proofOf = async (
  context: MerchantContext,
  order: TakeoutOrder,
  { input, approval }: Pick<Asked, 'input' | 'approval'>,
): Promise<Proof> => {
  if (input === '' && deskWay(order) !== 'PICKUP') return RIGHT;
  const proof = await asGuess(context, async () => {
    const found = await compared(context, order, input);
    return { isRight: found.isRight || found.reason !== 'CODE_WRONG', found };
  });
  if (proof.isRight || proof.reason !== 'PIN_ASKED' || approval === undefined) return proof;
  return {
    isRight: true,
    approvedBy: await approveByPin(context, { ...approval, storeId: order.storeId }),
  };
};

/** The code is compared outside of the transaction: a wrong one stays counted. */
export const handOver: Handlers['merchantDeskHandOver'] = async (
  context,
  { approval, ...body },
) => {
  const shown = { input: body.input, approval };
  const proof = await proofOf(context, await orderAtDesk(context, body.orderId), shown);
  return actOf<typeof body>('HAND_OVER', (order, _, { query, doing }) => {
    if (!proof.isRight) return refuse(proof.reason, proof.data);
    if (deskWay(order) !== 'PICKUP') return handToRider(query, order, doing);
    const { approvedBy } = proof;
    return completeOrder(query, order, {
      ...doing,
      by: { ...doing.by, ...(approvedBy !== undefined && { approvedBy }) },
    });
  })(context, body);
};
