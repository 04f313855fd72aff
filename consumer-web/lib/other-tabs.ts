/** A line to the other tabs of this browser, where it has one. `onTold`: what another tab says; gives the function that tells the others. */
export const otherTabs = (
  name: string,
  onTold: (text: string) => void,
): ((text: string) => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onTold(data);
  });
  return (text) => {
    channel.postMessage(text); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no origin
  };
};
