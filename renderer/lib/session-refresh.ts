import { isApiError } from '#shared/client/api-error.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { EndedBy, Session, SignedIn } from './session.ts';

/** How long before its end a token is exchanged. */
export const REFRESH_BEFORE_MS = 10 * MINUTE;
const TRY_AGAIN_MS = 30 * SECOND;
/** A token with more than this left is used while its successor is on the way. */
const STILL_GOOD_MS = 30 * SECOND;

type Ports = {
  now(): Instant;
  session(): Session | null;
  refresh(session: Session): Promise<SignedIn>;
  renew(signedIn: SignedIn): Promise<void>;
  /** Ends a session that came too late: who asked for it has signed out. */
  drop(signedIn: SignedIn): void;
  close(why: EndedBy): Promise<void>;
};

/** Why the server will never renew this session, if it refused. A busy or stopping server does not count. */
export const endedBy = (error: unknown): EndedBy | null => {
  if (!isApiError(error)) return null;
  if (error.reason === 'DEVICE_REVOKED') return 'revoked';
  return error.kind === 'session' ? 'expired' : null;
};

/** Keeps the token fresh. Calls ask `ensure` first; `watch` does it in good time without a call. One exchange runs at a time. */
export const sessionRefresher = (ports: Ports) => {
  let running: Promise<void> | null = null;

  const exchange = async (session: Session): Promise<void> => {
    try {
      const signedIn = await ports.refresh(session);
      if (ports.session()?.refreshToken === session.refreshToken) await ports.renew(signedIn);
      else ports.drop(signedIn);
    } catch (error) {
      const why = endedBy(error);
      if (why !== null) await ports.close(why);
      throw error;
    }
  };

  const left = (session: Session): number => session.expiresAt - ports.now();

  const renew = (session: Session): Promise<void> => {
    running ??= exchange(session).finally(() => {
      running = null;
    });
    return running;
  };

  /** Resolves when the token may be used; a token near its end is exchanged beside the call. Rejects when it has ended and no new one could be got. */
  const ensure = async (): Promise<void> => {
    const session = ports.session();
    if (!session || left(session) > REFRESH_BEFORE_MS) return;
    const renewed = renew(session);
    if (left(session) <= STILL_GOOD_MS) await renewed;
    else renewed.catch(() => undefined);
  };

  const watch = (): (() => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const session = ports.session();
      const ms = session ? Math.max(left(session) - REFRESH_BEFORE_MS, 0) : TRY_AGAIN_MS;
      timer = setTimeout(
        () => {
          ensure().then(wait, wait);
        },
        Math.min(Math.max(ms, TRY_AGAIN_MS), 30 * MINUTE),
      );
    };
    wait();
    return () => clearTimeout(timer);
  };

  return { ensure, watch };
};
