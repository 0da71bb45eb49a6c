import { type Choice, generatedTemplateOf } from '@collagerie/core/choice'
import { readTemplateXml, type Template } from '@collagerie/core/template'

/** The template a choice stands for: generated here, or drawn and fetched. */
export async function templateOf(choice: Choice): Promise<Template> {
  const generated = generatedTemplateOf(choice)
  if (generated) return generated
  const response = await fetch(choice.size.url)
  if (!response.ok) throw new Error(`${choice.size.url} answered with ${response.status}.`)
  const read = readTemplateXml(await response.text())
  if (!read.ok) throw new Error(`${choice.size.url}: ${read.failure.reason}`)
  return { ...read.value, material: choice.material }
}
