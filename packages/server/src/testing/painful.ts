/** Inputs designed to be slow, of about a given number of characters. Their names tell what they try. */
export type Painful = (length: number) => string

const filled = (length: number, piece: string) => piece.repeat(Math.ceil(length / piece.length))
const numbered = (length: number, piece: (index: number) => string) => {
  const each = piece(1_000_000).length
  return Array.from({ length: Math.ceil(length / each) }, (_, index) => piece(1_000_000 + index)).join('')
}
const inScreenshot = (text: string) => `<collage><screenshot>${text}</screenshot><userdata/></collage>`
const inUserdata = (text: string) => `<collage><userdata>${text}</userdata></collage>`

export const PAINFUL_XML: Readonly<Record<string, Painful>> = {
  'a long number': (length) => inUserdata(`<dopimage position="a" dpi="${filled(length, '1')}x"/>`),
  'a long value': (length) =>
    `<collage><templates><template><generator><value name="a">${filled(length, '1')}x</value></generator></template></templates><userdata/></collage>`,
  'carriage returns': (length) => inScreenshot(filled(length, '\r')),
  'line ends in an attribute': (length) => inUserdata(`<dopclip position="${filled(length, '\n')}"/>`),
  entities: (length) => inScreenshot(filled(length, '&amp;')),
  'character references': (length) => inUserdata(`<doptext position="a" text="${filled(length, '&#65;')}"/>`),
  comments: (length) => inScreenshot(filled(length, '<!---->')),
  'character data': (length) => inScreenshot(filled(length, '<![CDATA[a]]>')),
  'attributes in one element': (length) =>
    `<collage${numbered(length, (index) => ` a${index}=""`)}><userdata/></collage>`,
  'attributes in many elements': (length) =>
    inUserdata(numbered(length, (index) => `<dopclip position="${index}" a="" b="" c="" d=""/>`)),
  depth: (length) => filled(length / 2, '<a>') + filled(length / 2, '</a>'),
  width: (length) => inUserdata(filled(length, '<a/>')),
  pages: (length) => `<collage><pages>${filled(length, '<page><userdata/></page>')}</pages></collage>`,
  photos: (length) =>
    `<collage><photos>${numbered(length, (index) => `<photo id="p${index}"/>`)}</photos><userdata/></collage>`,
  slots: (length) => inUserdata(numbered(length, (index) => `<dopimage position="s${index}" dpi="7"/>`)),
  'texts of blanks': (length) =>
    inUserdata(numbered(length, (index) => `<doptext position="s${index}" text="${' '.repeat(9000)}"/>`)),
  'unknown elements full of quotes': (length) => inUserdata(filled(length, `<x>${`'">`.repeat(1000)}</x>`)),
  'a long name': (length) => `<${filled(length, 'a')}/>`,
  'blanks in a tag': (length) => `<collage${filled(length, ' ')}><userdata/></collage>`,
  base64: (length) => inScreenshot(filled(length, '/9j/4AAQ')),
  'no base64': (length) => inScreenshot(`${filled(length, 'A')}=A`),
  'no end': (length) => `<collage><screenshot>${filled(length, 'A')}`,
}

export const PAINFUL_JSON: Readonly<Record<string, Painful>> = {
  depth: (length) => filled(length, '['),
  'a list': (length) => `[${filled(length, '[],')}1]`,
  keys: (length) => `{${numbered(length, (index) => `"${index}":1,`)}"a":1}`,
  'a long number': (length) => `{"collageid":${filled(length, '1')}}`,
  'a long text': (length) => `{"username":"${filled(length, 'é')}","name":"${'x'.repeat(100)}"}`,
  escapes: (length) => `{"collagexml":"${filled(length, String.raw`\u0041`)}","editor":2}`,
  quotes: (length) => `{"password":"${filled(length, String.raw`\"`)}"}`,
  backslashes: (length) => `{"email":"${filled(length, String.raw`\\`)}"}`,
  'no end': (length) => `{"code":"${filled(length, 'a')}`,
  blanks: (length) => filled(length, ' '),
  'JSON in the field upload': (length) => JSON.stringify({ upload: `[${filled(length, '[],')}1]` }),
}

export const PAINFUL_FORMS: Readonly<Record<string, Painful>> = {
  'many names': (length) => filled(length, 'a&'),
  'many fields': (length) => numbered(length, (index) => `f${index}=1&`),
  'one field often': (length) => filled(length, 'collageid=1&'),
  escapes: (length) => `collagexml=${filled(length, '%41')}`,
  'broken escapes': (length) => `collageid=${filled(length, '%E0%A4%zz')}`,
  blanks: (length) => `username=${filled(length, '+')}`,
  'equals signs': (length) => filled(length, '='),
}

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Form data with the boundary `x`. */
export const PAINFUL_PARTS: Readonly<Record<string, Painful>> = {
  'line ends': (length) => `${part('collagexml', filled(length, '\r\n'))}--x--`,
  'half boundaries': (length) => `${part('name', filled(length, '\r\n--'))}--x--`,
  'many parts': (length) => `${filled(length, part('a', 'b'))}--x--`,
  'many headers': (length) => `--x\r\n${filled(length, 'a: b\r\n')}\r\nc\r\n--x--`,
  'a long name': (length) => `${part(filled(length, 'n'), 'a')}--x--`,
  'a field that is JSON': (length) =>
    `--x\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n[${filled(length, '[],')}1]\r\n--x--`,
  'no end': (length) => part('file', filled(length, 'a')).slice(0, -2),
}
