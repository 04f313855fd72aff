import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JumpContext, JumpTarget } from '#shared/jump/jump-context.ts';
import { host } from '../host/host.ts';
import { useVisit } from '../session/visit.ts';

/** Where jumps are made from. */
export const jumpContext = (): JumpContext => ({
  client: host.kind,
  appVersion: host.appVersion(),
  mainSite: host.appUrl(),
  allowedHosts: useVisit.getState().allowedHosts,
});

type External = Extract<JumpTarget, { kind: 'external' }>;
/** `asking`: an address that one is to be asked about before leaving for it (decision N6); `answer` ends that. */
export type Jump = {
  jump: (target: JumpTarget) => void;
  asking: External | null;
  answer: (isYes: boolean) => void;
};

/** Follows a target of `#shared/jump`, as the client that hosts the app opens it. What leads nowhere does nothing: its caller says why. */
export const useJump = (): Jump => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<External | null>(null);
  const jump = (target: JumpTarget): void => {
    switch (target.kind) {
      case 'route':
        void navigate(target.path);
        return;
      case 'external':
        if (target.mustConfirm) setAsking(target);
        else host.openPage(target.url);
        return;
      case 'native':
        if (target.call === 'openWebPage') host.openPage(target.target);
        else
          host.openScreen(target.target, {
            isTab: target.call === 'switchTab',
            parameters: target.parameters,
          });
        return;
      case 'none':
    }
  };
  const answer = (isYes: boolean): void => {
    if (isYes && asking !== null) host.openPage(asking.url);
    setAsking(null);
  };
  return { jump, asking, answer };
};
