import type { DesignControl } from '../designs/index.ts'
import { type Choice, controlsOf } from './choice.ts'

/** For each choice of one design, its visible controls whose values differ between the choices. */
export function differingControls(choices: readonly Choice[]): readonly (readonly DesignControl[])[] {
  const all = choices.map((choice) => controlsOf(choice).filter(({ hidden }) => !hidden))
  const valueOf = (controls: readonly DesignControl[], key: string) =>
    controls.find((control) => control.key === key)?.currentValue
  const differs = (key: string) => new Set(all.map((controls) => valueOf(controls, key))).size > 1
  return all.map((controls) => controls.filter(({ key }) => differs(key)))
}
