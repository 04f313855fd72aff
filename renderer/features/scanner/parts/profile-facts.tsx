import type { Translate } from '#shared/i18n/translate.ts';
import { useT } from '../../../lib/i18n.ts';
import { STANDARD, type ScannerProfile } from '../../../lib/scan/profile.ts';
import classes from './panel.module.css';

/** What this till does for its scanner, in words. */
const factsOf = (profile: ScannerProfile, t: Translate): string[] => {
  const { suffix, readBy, letterCase, swaps, stripsAim, prefix, tail, medianMs, silenceMs } =
    profile;
  const count = Object.keys(swaps).length;
  return [
    readBy === 'place' && t('scanner.profile.byPlace'),
    count > 0 && t('scanner.profile.swaps', { count }),
    letterCase === 'againstCapsLock' && t('scanner.profile.capsLock'),
    letterCase === 'swapped' && t('scanner.profile.swapped'),
    stripsAim && t('scanner.profile.aim'),
    prefix !== '' && t('scanner.profile.prefix', { text: prefix }),
    tail !== '' && t('scanner.profile.tail', { text: tail }),
    suffix !== 'auto' && t(`scanner.profile.suffix.${suffix}`, { ms: silenceMs }),
    medianMs > STANDARD.medianMs && t('scanner.profile.slow', { ms: medianMs }),
  ].filter((fact) => fact !== false);
};

export const ProfileFacts = ({ profile }: { profile: ScannerProfile }) => {
  const t = useT();
  const facts = factsOf(profile, t);
  return facts.length > 0 ? (
    <ul className={classes['facts']} data-testid="profile-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  ) : null;
};
