/** A scanner or printer that a page may be given. */
export type OfferedDevice = { readonly id: string; readonly name: string };

/** The only device there is, the one that is picked from the names, or '' for none. Something with two entries of one id is listed once; `ask` gives the place of the name. */
export const chooseDevice = async (
  offered: readonly OfferedDevice[],
  ask: (names: readonly string[]) => Promise<number>,
): Promise<string> => {
  const devices = [...new Map(offered.map((device) => [device.id, device])).values()];
  if (devices.length < 2) return devices[0]?.id ?? '';
  return devices[await ask(devices.map(({ name }) => name))]?.id ?? '';
};
