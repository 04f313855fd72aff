const all = (html: string, tag: 'script' | 'style'): string =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))]
    .map(([, text]) => text)
    .join('\n');

/** The scripts and styles that a page brings within itself. */
export const inlineParts = (html: string): { script: string; stylesheet: string } => ({
  script: all(html, 'script'),
  stylesheet: all(html, 'style'),
});
