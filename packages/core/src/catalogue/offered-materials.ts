import { isMaterial, type Material } from '../format/index.ts'

/** Codes as they are listed, with "no preference" put in front; or the first code nobody knows. */
export function offeredMaterials(codes: readonly string[]): readonly Material[] | { readonly unknown: string } {
  const materials: Material[] = ['']
  for (const code of codes) {
    if (!isMaterial(code)) return { unknown: code }
    if (!materials.includes(code)) materials.push(code)
  }
  return materials
}
