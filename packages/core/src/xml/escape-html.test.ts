import { expect, it } from 'vitest'
import { escapeHtml } from './index.ts'

it('leaves nothing in a text that could end an attribute or begin a tag', () => {
  expect(escapeHtml(`<b title="a" lang='b'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;',
  )
})
