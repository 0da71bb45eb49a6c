import { fileAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'

/** The picture in the server's answer; throws for anything else. */
export function dataUrlIn(answer: unknown): string {
  return parse(fileAnswerSchema, answer).dataurl
}
