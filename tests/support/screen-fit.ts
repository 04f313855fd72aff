import type { Page } from '@playwright/test';

/** Titles that are cut, and a page that is wider than its window (WCAG 1.4.10). Tables may scroll by themselves. */
export const unfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const titles = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, main .mantine-Title-root'),
    ];
    const cut = titles.filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 1,
    );
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ];
  });

/**
 * What is pressed within less than 44 px: from the middle of each target the screen is asked how far it reaches, up and down and to both sides. Links
 * within a text and what is shown only with the focus are exceptions (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SIDE_PX = 43;
    const isPressed = (parts: readonly Element[], x: number, y: number): boolean => {
      const at = document.elementFromPoint(x, y);
      return at !== null && parts.some((part) => part.contains(at));
    };
    const isLarge = (part: Element, parts: readonly Element[]): boolean => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const reach = (dx: number, dy: number): number => {
        let px = 0;
        while (px < SIDE_PX && isPressed(parts, x + (px + 1) * dx, y + (px + 1) * dy)) px += 1;
        return px;
      };
      return (
        isPressed(parts, x, y) &&
        reach(-1, 0) + 1 + reach(1, 0) >= SIDE_PX &&
        reach(0, -1) + 1 + reach(0, 1) >= SIDE_PX
      );
    };
    const isShown = (target: HTMLElement): boolean => {
      const { visibility, display } = getComputedStyle(target);
      const { right, bottom } = target.getBoundingClientRect();
      return visibility !== 'hidden' && display !== 'inline' && right > 0 && bottom > 0;
    };
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [role=button], [role=slider]',
    );
    return [...targets].flatMap((target) => {
      if (target.closest('[aria-hidden=true]') || !isShown(target)) return [];
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const parts = [target, ...((target as HTMLInputElement).labels ?? [])];
      if (parts.some((part) => isLarge(part, parts))) return [];
      return [`${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent}`];
    });
  });
