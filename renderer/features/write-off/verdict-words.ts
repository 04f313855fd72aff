import type { MessageKey } from '#shared/i18n/translate.ts';
import { verdictLook, type VerdictLook } from '#shared/voucher/redeem-verdict.ts';
import type { State, Verdict } from './machine/state.ts';

/** Sounds that belong to no single verdict: a batch, a full queue. */
const PLAIN = {
  ok: 'speech.ok',
  refused: 'speech.refused',
  unsure: 'speech.unsure',
} as const satisfies Record<VerdictLook['sound'], MessageKey>;

/** The words for a sound: those of the verdict that it belongs to, which are short and give the reason, else yes, no or wait. */
export const wordsFor = (
  sound: VerdictLook['sound'],
  { phase, recent, missed }: Pick<State, 'phase' | 'recent' | 'missed'>,
): MessageKey => {
  const verdict = phase.name === 'verdict' ? phase.verdict : recent[0];
  const look = verdict && verdictLook(verdict.kind);
  return look && look.sound === sound && phase.name !== 'batch' && missed === null
    ? look.titleKey
    : PLAIN[sound];
};

/** The title and the advice of a verdict. An order that was chosen too long after its search has words of its own: nobody holds a QR code. */
export const textsOf = ({
  kind,
  source,
}: Pick<Verdict, 'kind' | 'source'>): { titleKey: MessageKey; adviceKey: MessageKey } =>
  kind === 'refused.QR_STALE' && source === 'SEARCH'
    ? { titleKey: 'writeOff.searchOld.title', adviceKey: 'writeOff.searchOld.advice' }
    : verdictLook(kind);
