import { describe, expect, it } from 'vitest';
import { createSpeaker } from './speaker.ts';
import { chooseVoice, type Voice } from './voices.ts';

const voice = (lang: string, over: Partial<Voice> = {}): Voice => ({
  lang,
  name: lang,
  localService: true,
  default: false,
  ...over,
});
const WINDOWS = [
  voice('en-US', { default: true }),
  voice('zh-TW'),
  voice('zh-CN'),
  voice('zh-HK'),
  voice('pt-PT'),
];

describe('the voice of a language (row 27)', () => {
  it.each([
    ['yue', WINDOWS, 'zh-HK'],
    ['cmn', WINDOWS, 'zh-TW'],
    ['en', WINDOWS, 'en-US'],
    ['yue', [voice('zh-CN'), voice('yue-Hant-HK')], 'yue-Hant-HK'],
    ['yue', [voice('zh_HK')], 'zh_HK'],
    ['cmn', [voice('zh-HK'), voice('cmn-Hans-CN')], 'cmn-Hans-CN'],
    ['cmn', [voice('zh')], 'zh'],
    ['en', [voice('en-IN'), voice('en-GB')], 'en-GB'],
  ] as const)('%s', (language, voices, lang) => {
    expect(chooseVoice(voices, language)?.lang).toBe(lang);
  });

  it('is none rather than a wrong one', () => {
    expect(chooseVoice([voice('zh-CN'), voice('en-US')], 'yue')).toBeNull();
    expect(chooseVoice([voice('zh-HK')], 'cmn')).toBeNull();
    expect(chooseVoice([], 'en')).toBeNull();
  });

  it('is of this machine before one that needs the network', () => {
    expect(
      chooseVoice(
        [voice('zh-HK', { name: 'far', localService: false }), voice('zh-HK', { name: 'near' })],
        'yue',
      )?.name,
    ).toBe('near');
  });
});

describe('a spoken verdict (row 27)', () => {
  const aSpeaker = (voices: Voice[]) => {
    const did: string[] = [];
    const synthesis = {
      getVoices: () => voices as SpeechSynthesisVoice[],
      speak: ({ text }: SpeechSynthesisUtterance) => {
        did.push(`say ${text}`);
      },
      cancel: () => {
        did.push('stop');
      },
      addEventListener: () => undefined,
    };
    return {
      did,
      speaker: createSpeaker({
        synthesis,
        utter: (text) => ({ text }) as SpeechSynthesisUtterance,
      }),
    };
  };

  it('ends the one before, so that none queues', () => {
    const { did, speaker } = aSpeaker(WINDOWS);
    expect(speaker.say({ words: '核銷成功', language: 'yue', volume: 1 })).toBe(true);
    speaker.say({ words: '已經用過', language: 'yue', volume: 1 });
    expect(did).toEqual(['stop', 'say 核銷成功', 'stop', 'say 已經用過']);
  });

  it('is silent without a voice, with the volume at nothing, and where nothing can speak', () => {
    const { did, speaker } = aSpeaker([voice('en-US')]);
    expect(speaker.say({ words: '核銷成功', language: 'yue', volume: 1 })).toBe(false);
    expect(speaker.say({ words: 'Redeemed', language: 'en', volume: 0 })).toBe(false);
    expect(did).toEqual(['stop', 'stop']);
    expect(
      createSpeaker({
        synthesis: null,
        utter: () => {
          throw new Error('nobody speaks');
        },
      }).say({ words: 'x', language: 'en', volume: 1 }),
    ).toBe(false);
  });
});
