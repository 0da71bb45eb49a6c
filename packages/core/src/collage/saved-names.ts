import { quote, refuseAttribute, stringAttribute, type XmlElement } from '../xml/index.ts'
import { LONGEST_ID } from './longest-id.ts'

/** No blanks and nothing that would need escaping: slot names become keys and parts of messages. */
export const SLOT_NAME = /^[^\s<>&"'/]{1,64}$/u

export function readPhotoId(element: XmlElement): string {
  const id = stringAttribute(element, 'id')
  return id.length <= LONGEST_ID ? id : refuseAttribute(element, 'id', `${quote(id)} is too long`)
}

/** An id that may be left out. */
export function readId(element: XmlElement, name: string): string {
  const id = element.attributes[name] ?? ''
  return id.length <= LONGEST_ID ? id : refuseAttribute(element, name, `${quote(id)} is too long`)
}
