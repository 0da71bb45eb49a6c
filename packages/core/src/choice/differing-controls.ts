import type { DesignControl } from '../designs/index.ts'
import { type Choice, controlsOf } from './choice.ts'

/** For each choice of one design those of its controls that are not alike in all of them, hidden ones left out. */
export function differingControls(choices: readonly Choice[]): readonly (readonly DesignControl[])[] {
  const all = choices.map((choice) => controlsOf(choice).filter(({ hidden }) => !hidden))
  const valueOf = (controls: readonly DesignControl[], key: string) =>
    controls.find((control) => control.key === key)?.currentValue
  const differs = (key: string) => new Set(all.map((controls) => valueOf(controls, key))).size > 1
  return all.map((controls) => controls.filter(({ key }) => differs(key)))
}
