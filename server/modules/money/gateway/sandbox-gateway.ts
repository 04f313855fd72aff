import { ZERO } from '#shared/kernel/money.ts';
import { cardExpiry } from '#shared/validate/bank-card.ts';
import type { Db } from '#server/db/db.ts';
import type { CardGateway } from './gateway-port.ts';
import { dropSandboxCard, findSandboxCard, settleCharge } from './sandbox-repo.ts';

/** Cards whose bank refuses, by their last four digits: every charge, or every one but that of the verification. */
const REFUSES = { all: '0002', payments: '9995' } as const;

/** Plays the gateway and the bank behind it. It keeps its own books: the product asks it as it would ask one across the network. */
export const sandboxGateway = (db: Db): CardGateway => {
  const take: CardGateway['charge'] = async (charge, now) => {
    const card = await findSandboxCard(db.query, charge.token);
    const isTaken =
      card !== null &&
      card.last4 !== REFUSES.all &&
      card.last4 !== REFUSES.payments &&
      cardExpiry(String(card.month), String(card.year), now).ok;
    return (await settleCharge(db.query, charge, isTaken ? 'taken' : 'refused', now)) === 'taken';
  };
  return {
    frameUrl: (frameId, language) =>
      `/sandbox/gateway?session=${encodeURIComponent(frameId)}&lang=${language}`,
    read: (token) => findSandboxCard(db.query, token),
    verify: async (charge, now) => {
      const card = await findSandboxCard(db.query, charge.token);
      const isTaken = card !== null && card.last4 !== REFUSES.all;
      return (
        (await settleCharge(db.query, charge, isTaken ? 'returned' : 'refused', now)) === 'returned'
      );
    },
    charge: take,
    callOff: async (reference, now) =>
      (await settleCharge(db.query, { reference, token: '', amount: ZERO }, 'void', now)) ===
      'taken',
    forget: (token) => dropSandboxCard(db.query, token),
  };
};
