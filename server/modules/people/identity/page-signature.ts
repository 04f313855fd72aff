import { createHash } from 'node:crypto';
import type { Context, Handlers } from '#server/kit/context.ts';
import { shortSeal } from '#server/kit/digest.ts';

type Signed = { ticket: string; nonceStr: string; timestamp: number; url: string };

/** The signature of the public JS-SDK: SHA-1 over its four values in the order of their names; the address without its hash. */
export const pageSignature = ({ ticket, nonceStr, timestamp, url }: Signed): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0]}`,
    )
    .digest('hex');

/** The sandbox's tickets: as secret as those of the clients themselves. */
const signed = ({ deps, now }: Context, appId: string, url: string) => {
  const nonceStr = deps.random.token().slice(0, 16);
  const timestamp = Math.floor(now / 1000);
  return {
    appId,
    timestamp,
    nonceStr,
    signature: pageSignature({
      ticket: shortSeal(deps.secrets.identity, `ticket ${appId}`),
      nonceStr,
      timestamp,
      url,
    }),
  };
};

export const socialConfig: Handlers['socialConfig'] = (context, { url }) =>
  Promise.resolve(signed(context, 'sandbox-social', url));

export const walletConfig: Handlers['walletConfig'] = (context, { url }) =>
  Promise.resolve({
    ...signed(context, 'sandbox-wallet', url),
    authorizeUrl:
      '/sandbox-identity/wallet?app_id=sandbox-wallet&response_type=code&scope=userinfo,phone_info,point_info',
  });

export const walletConfigAsk: Handlers['walletConfigAsk'] = () =>
  Promise.resolve({ appId: 'sandbox-wallet', scopes: ['userinfo', 'phone_info', 'point_info'] });
