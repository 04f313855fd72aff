import { expect, it } from 'vitest';
import { pageSignature } from './page-signature.ts';

it('signs a page as the JS-SDK documents it, without the hash', () => {
  const values = {
    ticket:
      'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1_414_587_457,
  };
  expect(pageSignature({ ...values, url: 'http://mp.weixin.qq.com?params=value' })).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  );
  expect(pageSignature({ ...values, url: 'http://mp.weixin.qq.com?params=value#/store' })).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  );
});
