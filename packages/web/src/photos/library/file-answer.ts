import { fileAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'

/** The picture in the server's answer; anything else is thrown. */
export function dataUrlIn(answer: unknown): string {
  return parse(fileAnswerSchema, answer).dataurl
}
