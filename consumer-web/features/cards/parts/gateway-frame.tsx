import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { BankCardReason } from '#shared/validate/bank-card.ts';
import { useT } from '../../../lib/i18n.ts';
import { frameMessage } from '../frame-message.ts';

/** A page with an origin of its own says so. */
const OPAQUE = 'null';
const FIRST_PX = 300;
/** So long the frame may stay silent before it counts as blocked. */
const SILENT_MS = 12_000;

/** What the app asks the frame for, and hears back. */
export type FrameAsk = { name: string; phone: string };
type Props = {
  url: string;
  nonce: string;
  /** Set by the frame: sends the rest of the form. */
  sendRef: RefObject<((ask: FrameAsk) => void) | null>;
  onToken: (token: string) => void;
  onRefused: (reason: BankCardReason) => void;
  onFailed: () => void;
  onEnter: () => void;
};

/** The gateway's own page, in which a card's number is typed: the app cannot look inside, and hears a token. */
export const GatewayFrame = ({ url, nonce, sendRef, ...on }: Props) => {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const [height, setHeight] = useState(FIRST_PX);
  const hear = useEffectEvent((event: MessageEvent) => {
    const source = frame.current?.contentWindow ?? {};
    const message = frameMessage(event, { source, origin: OPAQUE, nonce });
    switch (message?.kind) {
      case 'ready':
        isReady.current = true;
        break;
      case 'height':
        setHeight(message.px);
        break;
      case 'enter':
        on.onEnter();
        break;
      case 'token':
        on.onToken(message.token);
        break;
      case 'refused':
        on.onRefused(message.reason);
        break;
      case 'failed':
        on.onFailed();
        break;
      case undefined:
    }
  });
  const checkReady = useEffectEvent(() => {
    if (!isReady.current) on.onFailed();
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => hear(event);
    addEventListener('message', listen);
    const timer = setTimeout(() => checkReady(), SILENT_MS);
    sendRef.current = ({ name, phone }) => {
      // the frame has no origin that could be named; what is sent holds nothing of the card
      frame.current?.contentWindow?.postMessage({ kind: 'submit', nonce, name, phone }, '*');
    };
    return () => {
      removeEventListener('message', listen);
      clearTimeout(timer);
      sendRef.current = null;
    };
  }, [nonce, sendRef]);
  return (
    <iframe
      ref={frame}
      className="card-frame"
      title={t('cards.frame')}
      src={url}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      style={{ height }}
    />
  );
};
