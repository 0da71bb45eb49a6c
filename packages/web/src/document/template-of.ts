import { type Choice, generatedTemplateOf } from '@collagerie/core/choice'
import { readTemplateXml, type Template } from '@collagerie/core/template'
import { getText } from '../calls/whole-answer.ts'

/** The template a choice stands for: generated here, or drawn and fetched. */
export async function templateOf(choice: Choice): Promise<Template> {
  const generated = generatedTemplateOf(choice)
  if (generated) return generated
  const read = readTemplateXml(await getText(choice.size.url))
  if (!read.ok) throw new Error(`${choice.size.url}: ${read.failure.reason}`)
  return { ...read.value, material: choice.material }
}
