/** The parts of the environment that decide who could harm a town. */
type Settings = {
  DEMO: boolean;
  DEMO_PUBLIC: boolean;
  HOST: string;
  NODE_ENV?: string | undefined;
  SANDBOX_BANK?: boolean | undefined;
  DATABASE_URL?: string | undefined;
  CODE_WEBHOOK_URL?: string | undefined;
  CODE_WEBHOOK_SECRET?: string | undefined;
  GATEWAY_KEYS?: readonly string[] | undefined;
  TRUSTED_PROXIES: readonly string[];
};
type Facts = { isLoopback: boolean; hasDataDir: boolean };

/** Anybody who reaches a demonstration is its owner, and anybody who reaches the bank of the sandbox pays for nothing. */
const reach = (e: Settings, { isLoopback }: Facts): string[] =>
  (e.DEMO || e.SANDBOX_BANK === true) && !e.DEMO_PUBLIC && !isLoopback
    ? [
        `DEMO and SANDBOX_BANK are open to everybody who reaches HOST=${e.HOST}. Set HOST=127.0.0.1, or DEMO_PUBLIC=1 if that is meant.`,
      ]
    : [];

const webhook = (e: Settings): string[] =>
  (e.CODE_WEBHOOK_URL === undefined) === (e.CODE_WEBHOOK_SECRET === undefined)
    ? []
    : ['CODE_WEBHOOK_URL and CODE_WEBHOOK_SECRET are set together, or neither.'];

/** What `NODE_ENV=production` forbids and asks for. */
const production = (e: Settings, { isLoopback, hasDataDir }: Facts): string[] => {
  if (e.NODE_ENV !== 'production') return [];
  const forbidden = [
    ...(e.DEMO ? ['DEMO=1'] : []),
    ...(e.SANDBOX_BANK === true ? ['SANDBOX_BANK=1'] : []),
  ];
  const missing = [
    ...(hasDataDir || e.DATABASE_URL !== undefined ? [] : ['DATA_DIR or DATABASE_URL']),
    // the key of a demonstration is known to everybody who has its sources
    ...(e.GATEWAY_KEYS === undefined || e.GATEWAY_KEYS.length === 0 ? ['GATEWAY_KEYS'] : []),
    ...(e.CODE_WEBHOOK_URL === undefined ? ['CODE_WEBHOOK_URL', 'CODE_WEBHOOK_SECRET'] : []),
    // a server that only this machine reaches is behind a proxy, which would be everybody's address
    ...(isLoopback && e.TRUSTED_PROXIES.length === 0 ? ['TRUSTED_PROXIES'] : []),
  ];
  return [
    ...(forbidden.length > 0
      ? [`NODE_ENV=production does not go with ${forbidden.join(' and ')}.`]
      : []),
    ...(missing.length > 0 ? [`NODE_ENV=production needs ${missing.join(', ')}.`] : []),
  ];
};

/** Why a server must not start with these settings: every reason, each one sentence. */
export const postureProblems = (settings: Settings, facts: Facts): string[] => [
  ...reach(settings, facts),
  ...webhook(settings),
  ...production(settings, facts),
];
