/** Numbers in art are centimetres with three decimals: a hundredth of a millimetre, finer than any print. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

type Attributes = Readonly<Record<string, string | number>>

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
}

/** One SVG element; children are elements already written. */
export function el(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const open = `<${name}${attributesOf(attributes)}`
  return children.length > 0 ? `${open}>${children.join('')}</${name}>` : `${open}/>`
}

/** A drawing of this size in centimetres. */
export function svg(size: { readonly width: number; readonly height: number }, marks: readonly string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${num(size.width)} ${num(size.height)}` },
    marks,
  )
}

export function path(d: string, attributes: Attributes = {}): string {
  return el('path', { d, ...attributes })
}
