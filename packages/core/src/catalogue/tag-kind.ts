/** One kind of tag in the theme list, such as `mood:quiet`, which is also how the chooser's filter is written. */
export function tagKind<Value extends string>(kind: string, values: readonly Value[]) {
  const tagOf = (value: Value): string => `${kind}:${value}`
  return {
    tagOf,
    valuesIn: (tags: readonly string[]): readonly Value[] => values.filter((value) => tags.includes(tagOf(value))),
  }
}
