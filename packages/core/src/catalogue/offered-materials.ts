import { isMaterial, type Material } from '../format/index.ts'

/** The listed codes with "no preference" in front, or the first unknown code. */
export function offeredMaterials(codes: readonly string[]): readonly Material[] | { readonly unknown: string } {
  const materials: Material[] = ['']
  for (const code of codes) {
    if (!isMaterial(code)) return { unknown: code }
    if (!materials.includes(code)) materials.push(code)
  }
  return materials
}
