import { useNavigate } from 'react-router-dom';
import type { JumpContext, JumpTarget } from '#shared/jump/jump-context.ts';
import { splitPath } from '#shared/routes/query.ts';
import { host } from '../host/host.ts';
import { openScreen } from '../host/open-screen.ts';
import { useVisit } from '../session/visit.ts';
import { askToLeave } from './leave-site.ts';
import { screenOf } from './screen-of.ts';

/** Where jumps are made from. */
export const jumpContext = (): JumpContext => ({
  client: host.kind,
  appVersion: host.appVersion(),
  mainSite: host.appUrl(),
  allowedHosts: useVisit.getState().allowedHosts,
});

/** The same target, or none where this app has no screen for it yet: nothing that is shown leads there. */
export const reachable = (target: JumpTarget): JumpTarget =>
  target.kind === 'route' && screenOf(splitPath(target.path).path) === null
    ? { kind: 'none', reason: 'nativeOnly' }
    : target;

export type Jump = { jump: (target: JumpTarget) => void };

/** Follows a target of `#shared/jump`, as the client that hosts the app opens it, and asks before it leaves for another site. A target that leads nowhere does nothing, but for the page that asks for an update: its caller explains why. */
export const useJump = (): Jump => {
  const navigate = useNavigate();
  const jump = (target: JumpTarget): void => {
    switch (target.kind) {
      case 'route':
        void navigate(target.path);
        return;
      case 'external':
        if (target.mustConfirm) void askToLeave(target.url);
        else host.openPage(target.url);
        return;
      case 'native':
        if (target.call === 'openWebPage') host.openPage(target.target);
        else
          void openScreen(target.target, {
            isTab: target.call === 'switchTab',
            parameters: target.parameters,
          });
        return;
      case 'none':
        if (target.reason === 'versionTooLow' && target.updatePage !== null)
          void navigate(target.updatePage);
    }
  };
  return { jump };
};
