import { vi } from 'vitest';

/** What the page offers to the browser as downloads from now on, in place of downloading it. Until `vi.restoreAllMocks()`. */
export const catchSaved = (): { name: string; text: string }[] => {
  const saved: { name: string; text: string }[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { click } = HTMLAnchorElement.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- replaced, never called by itself
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    if (!this.download) return click.call(this);
    const { download: name, href } = this;
    // `text()` of a response leaves the mark of the byte order out
    void fetch(href)
      .then((file) => file.arrayBuffer())
      .then((bytes) => {
        saved.push({ name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
      });
  });
  return saved;
};
