import type { Template } from '../template/index.ts'

/** Whether the photos of a template are parts of digits. */
export function areDigits({ generator }: Template): boolean {
  return generator !== undefined && 'numberValue' in generator
}
