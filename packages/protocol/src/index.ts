export {
  type CustomSizeAnswer,
  type CustomSizeQuery,
  customSizeAnswerSchema,
  customSizeQuerySchema,
} from './custom-size.ts'
export { type ErrorAnswer, errorAnswerSchema } from './error-answer.ts'
export { themeListQuerySchema } from './theme-list.ts'
