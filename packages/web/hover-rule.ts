/** The part of PostCSS that is used here. */
interface StyleRule {
  readonly selectors: readonly string[]
  /** Where it was written. */
  readonly source?: unknown
  readonly parent?: { readonly name?: string; readonly params?: string } | undefined
  clone: (overrides: { readonly selectors: readonly string[] }) => StyleRule
  replaceWith: (...nodes: readonly unknown[]) => void
}

interface StyleSheet {
  walkRules: (each: (rule: StyleRule) => void) => void
}

const HOVERS = ':hover'
const CAN_HOVER = '(hover: hover)'

const isGuarded = ({ parent }: StyleRule) => parent?.name === 'media' && parent.params?.includes(CAN_HOVER) === true

/**
 * Lets `:hover` count only where something can hover: after a tap a phone leaves it on what was touched, which then
 * looks pressed or chosen.
 */
export function hoverRule() {
  return {
    postcssPlugin: 'hover-rule',
    // At the end, when the classes that others are composed of have come in too.
    OnceExit: (sheet: unknown) =>
      (sheet as StyleSheet).walkRules((rule) => {
        const hovering = rule.selectors.filter((selector) => selector.includes(HOVERS))
        if (hovering.length === 0 || isGuarded(rule)) return
        const others = rule.selectors.filter((selector) => !selector.includes(HOVERS))
        const nodes = [rule.clone({ selectors: hovering })]
        const guarded = { name: 'media', params: CAN_HOVER, source: rule.source, nodes }
        rule.replaceWith(...(others.length > 0 ? [rule.clone({ selectors: others })] : []), guarded)
      }),
  }
}
