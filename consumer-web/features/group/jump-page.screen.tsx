import { useSearchParams } from 'react-router-dom';
import { jumpPagePath } from '#shared/jump/jump-page.ts';
import { builtPath } from '../../lib/navigation/screen-of.ts';
import { Redirect } from '../../ui/redirect.tsx';

/** Leads from a printed QR code or a message to its page (decision GA5). */
export const JumpPageScreen = () => (
  <Redirect to={builtPath(jumpPagePath(Object.fromEntries(useSearchParams()[0])), '/')} />
);
