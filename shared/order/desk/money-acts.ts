import type { DeskMoneyAct } from '../../codes/desk-change.ts';
import { cents, type Cents } from '../../kernel/money.ts';
import type { Instant } from '../../kernel/time.ts';
import { deskStage, type DeskFacts } from './desk-stage.ts';

/** So much a manager may give back in one act; an owner has no limit (decision DA11). */
export const MANAGER_MOST = cents(50_000);

/** What decides about the money of an order. `hasRequest`: a guest's refund waits. `leftCents`: what has not gone back. */
export type MoneyFacts = Pick<
  DeskFacts,
  'status' | 'cookedAt' | 'handedAt' | 'releaseAt' | 'hasChange'
> & { hasRequest: boolean; leftCents: Cents };

/**
 * What a desk can do with the money of an order: offer a change before it is ready, call it off once
 * it is accepted and before it leaves, give money back once it is accepted (decisions DA9, DA11).
 */
export const moneyActs = (facts: MoneyFacts, now: Instant): DeskMoneyAct[] => {
  const stage = deskStage(facts, now);
  const isCalm = !facts.hasChange && !facts.hasRequest;
  const acts: DeskMoneyAct[] = [];
  if (isCalm && (stage === 'NEW' || stage === 'PRE' || stage === 'MAKING')) acts.push('CHANGE');
  if (isCalm && facts.status > 1 && facts.leftCents > 0) acts.push('GIVE_BACK');
  if (stage === 'PRE' || stage === 'MAKING' || stage === 'READY') acts.push('CANCEL');
  return acts;
};
