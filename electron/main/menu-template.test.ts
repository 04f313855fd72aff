import { describe, expect, it } from 'vitest';
import { menuTemplate, type MenuFacts, type MenuItem } from './menu-template.ts';

const facts = (more: Partial<MenuFacts> = {}): MenuFacts => ({
  language: 'zh-Hant',
  platform: 'win32',
  isPackaged: true,
  isKiosk: false,
  choices: { openAtLogin: false, customerDisplay: false, updates: false },
  ...more,
});
const menu = (more?: Partial<MenuFacts>, change: (change: object) => void = () => undefined) =>
  menuTemplate(facts(more), { change, openLogs: () => undefined });
const items = (all: MenuItem[]): MenuItem[] =>
  all.flatMap((item) => [item, ...items(item.submenu ?? [])]);

describe('the menu of the desktop', () => {
  it("speaks the console's language, every word of it", () => {
    const zh = items(menu())
      .filter(({ type }) => type !== 'separator')
      .map(({ label }) => label);
    const en = items(menu({ language: 'en' }))
      .filter(({ type }) => type !== 'separator')
      .map(({ label }) => label);
    expect(zh).toHaveLength(en.length);
    expect(zh.filter((label, at) => !label || (label === en[at] && label !== 'Senado'))).toEqual(
      [],
    );
    expect(en).toContain('Customer display');
  });

  it('cannot reload a packaged till, open its tools, or end it by a key that a scanner may type', () => {
    const all = items(menu());
    expect(all.filter(({ role }) => role === 'reload' || role === 'toggleDevTools')).toEqual([]);
    expect(all.find(({ role }) => role === 'quit')?.registerAccelerator).toBe(false);
    expect(items(menu({ isPackaged: false })).map(({ role }) => role)).toContain('toggleDevTools');
  });

  it.each(['win32', 'linux', 'darwin'])(
    'leads nowhere out of a locked counter on %s',
    (platform) => {
      const roles = items(menu({ platform, isKiosk: true }))
        .map(({ role }) => role)
        .filter(Boolean);
      expect(roles).toContain('paste');
      for (const way of [
        'quit',
        'hide',
        'minimize',
        'togglefullscreen',
        'reload',
        'toggleDevTools',
        'zoomOut',
      ])
        expect(roles).not.toContain(way);
    },
  );

  it('has the places of a Mac on a Mac', () => {
    const first = menu({ platform: 'darwin' })[0];
    expect(first?.submenu?.map(({ role }) => role).filter(Boolean)).toEqual([
      'about',
      'hide',
      'hideOthers',
      'unhide',
      'quit',
    ]);
  });

  it('shows what is chosen and changes it', () => {
    const changes: object[] = [];
    const all = items(
      menu({ choices: { openAtLogin: true, customerDisplay: false, updates: true } }, (change) =>
        changes.push(change),
      ),
    );
    const checks = all.filter(({ type }) => type === 'checkbox');
    expect(checks.map(({ checked }) => checked)).toEqual([false, true, true]);
    for (const { click } of checks) click?.();
    expect(changes).toEqual([
      { customerDisplay: true },
      { openAtLogin: false },
      { updates: false },
    ]);
    expect(
      items(
        menu({ choices: { openAtLogin: null, customerDisplay: false, updates: false } }),
      ).filter(({ type }) => type === 'checkbox'),
    ).toHaveLength(2);
  });
});
