import { describeTheme } from '../testing/describe-theme.ts'
import { PAINTING } from './index.ts'

describeTheme('painting', PAINTING)
