import * as v from 'valibot'
import { languageSchema } from './language.ts'

export const themeListQuerySchema = v.object({ lang: languageSchema })
