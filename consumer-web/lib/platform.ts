import { platformCalls } from '#shared/contract/consumer/platform.ts';
import { bindCalls } from './api/api.ts';
import { useBottomBar } from './bottom-bar.ts';
import { useVisit } from './session/visit.ts';

const platformApi = bindCalls(platformCalls);

/** Where the app is published, and whose pages it may show. */
export const appInfo = (signal?: AbortSignal) => platformApi.appInfo({}, signal && { signal });

/** The settings fetched after the first screen: whether the tab bar is shown, whether plain browsers sign in here, and whose pages may be framed. Until then the built-in defaults count. */
export const readPlatform = async (): Promise<void> => {
  const [bar, switches, { allowedHosts }] = await Promise.all([
    platformApi.bottomBar({}),
    platformApi.switchList({}),
    appInfo(),
  ]);
  useBottomBar.getState().allow(bar.isShow);
  useVisit.setState({
    hasWebSignIn: switches.result.find(({ name }) => name === 'webSignIn')?.isOn ?? true,
    allowedHosts,
  });
};

/** Whether the system is down: an empty form to the status address (spec 000 §7). */
export const readSystemStatus = async (): Promise<void> => {
  const { status } = await platformApi.systemStatus({});
  useVisit.setState({ systemStatus: status });
};

/** The folder of an upload: what it is for. */
export type UploadPurpose = Parameters<typeof platformApi.upload>[0]['path'];

/** Uploads a picture; returns its address. */
export const upload = async (
  path: UploadPurpose,
  file: Blob,
  signal?: AbortSignal,
): Promise<string> => (await platformApi.upload({ path }, { file, ...(signal && { signal }) })).url;

/** Where own uploads of these addresses are shown; those of a refund need an address that is signed for a while. */
export const shownAddresses = async (
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> => {
  const { result } = await platformApi.uploadShown({ urls: [...urls] }, signal && { signal });
  return new Map(result.map(({ url, shown }) => [url, shown]));
};
